// The labels the tests look for, in both languages. A text finds the control that has exactly
// this label, or else the one whose label begins with it; a pattern finds what it matches.

export const TAP_TO_PLAY = /Toucher pour jouer|Tap to play/;
export const RETRY = /Réessayer|Try again|Retry/i;
export const CONTINUE_HERE = /Continuer ici|Continue here/i;
export const UPDATE = /Recharger|Reload/;
export const LATER = /Plus tard|Later/;

export const PLAY = ['Jouer', 'Play'];
export const RESUME = ['Reprendre', 'Resume'];
export const SETTINGS = ['Réglages', 'Settings'];
export const HELP = ['Règles du jeu', 'How to play'];
export const PUZZLES = ['Problèmes', 'Puzzles'];
export const HOUSE_RULES = ['Règles de la maison', 'House rules'];
export const BEGIN = ['Commencer', 'Start'];
/** Before the first game of a kind. */
export const LEARN = ['Apprendre en 90 secondes', 'Learn it in 90 seconds'];
export const PLAY_AT_ONCE = ['Jouer directement', 'Play at once'];
export const ON = ['Suite', 'Next'];
export const SHOW_ME = ['Montrer', 'Show me'];
export const MENU = ['Menu'];
export const HINT = ['Indice', 'Hint'];
export const CONTINUE = ['Continuer', 'Continue'];
/** To the title, from wherever it is offered. */
export const HOME = ['Accueil', 'Home'];
export const CLOSE = ['Fermer', 'Close'];
/** On from the score sheet: after the last round, to the results. */
export const NEXT_ROUND = [
  'Manche suivante',
  'Next round',
  'Voir les résultats',
  'See the results',
];
export const COPY_LINK = /lien|link/i;
export const EXPORT = ['Enregistrer dans un fichier', 'Save to a file'];
export const IMPORT = ['Ouvrir un fichier', 'Load from a file'];

/** How many play, among what can be set up. */
export const PLAYERS = ['Joueurs', 'Players'];
/** A house rule of this name makes a game last as short a time as it can. */
export const SHORTEST = /express/i;
/** In a hand, as the table tells it. */
export const CARDS = /\d+ (cartes?|cards?)\b/;
