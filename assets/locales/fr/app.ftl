# Les textes de l’application.

loading = On allume la lampe…

title-subtitle = { $games ->
    [5] Cinq jeux autour de la lampe
   *[other] { $games } jeux autour de la lampe
}
title-play = Jouer
title-resume = Reprendre
title-resume-what = { $game }, coup { $move }
title-resume-points = { $shown } { $points ->
    [one] pt
   *[other] pts
}
title-settings = Réglages
title-help = Règles du jeu

player-human = Humain
player-you = Vous
player-easy = IA · novice
player-medium = IA · moyen
player-hard = IA · fort
player-expert = IA · maître
player-human-short = Humain
player-easy-short = Novice
player-medium-short = Moyen
player-hard-short = Fort
player-expert-short = Maître

setup-players = Joueurs
setup-house-rules = Règles de la maison
setup-seed-new = Changer
setup-seed = Numéro de la partie
setup-start = Commencer

rail-menu = Menu
rail-undo = Annuler
rail-hint = Indice
rail-log = Journal

hud-your-turn = À vous
hud-their-turn = Son tour
prompt-your-turn = C’est à vous de jouer
prompt-thinks = { $name } réfléchit…
prompt-for = { $name } : { $prompt }
hud-moves = Joue
hud-thinking = Réfléchit…
hud-goal = but : { $goal }
hud-points = { $points ->
    [one] pt
   *[other] pts
}
hud-limit = limite { $limit }
hud-fewest-win = le moins gagne
hud-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
hud-move = Coup { $number }
hud-last = Dernier : { $name }, { $move }
hud-looking-start = Début · { $all ->
    [one] 1 coup
   *[other] { $all } coups
 }
hud-results = Fin
hud-play-from-here = Jouer d’ici
hud-back-to-game = Retour au~jeu
hud-to-start = Début
hud-step-back = Reculer
hud-step-forward = Avancer
hud-looking = Coup { $shown } sur { $all }

menu-kept = À l’accueil ou en quittant, la partie est gardée.
menu-pause = Pause
menu-continue = Continuer
menu-redo = Rétablir le coup annulé
menu-turn-board = Tourner le plateau
menu-agree-draw = Convenir d’une nulle
menu-restart = Nouvelle partie
seats-how = Touchez pour changer : la partie continue.
menu-seats = Qui joue
menu-help = Règles du jeu
menu-settings = Réglages
menu-leave = Accueil
menu-quit = Quitter
menu-name = Nom
name-space = espace
name-done = C’est bon

settings = Réglages
settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-speed = Vitesse
settings-speed-off = Instantanée
settings-speed-off-short = Instant.
settings-music = Musique
settings-effects = Bruitages
settings-mute = Son
settings-reduced-motion = Moins de mouvements
settings-explain = Les adversaires expliquent leurs coups
settings-first-moves = Aider dans les premières parties
settings-from-afar = Mode télé : tout en plus grand
settings-speed-times = { $times }×
settings-the-game = Le jeu
settings-sound = Le son
settings-picture = L’image
settings-kept = Ce qui est gardé
settings-volume = { $what }, { $percent } %
settings-yes = Oui
settings-no = Non

help = Règles du jeu
help-keys = Clavier : ici des lettres pour chercher un mot, Page précédente et Page suivante pour lire ; à la table flèches pour choisir, Entrée pour jouer, U annuler, R rétablir, H indice, L journal, Espace pour passer l’animation, Échap pour le menu.

log = Journal
log-how = Touchez un coup pour le revoir.
log-here = Ici
log-empty = Aucun coup n’a encore été joué.

results-winners = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
results-points = { $count ->
    [one] point
   *[other] points
}
results-moves = **{ $count }** { $count ->
    [one] coup a été joué
   *[other] coups ont été joués
}
results-draw = Partie nulle
results-remembered = Ce qu’on retiendra
results-rematch = Revanche
results-review = Revoir
results-title = Accueil

review = Revue
review-open = Revoir la partie
review-working = Coups examinés : { $judged } sur { $all }
review-stopped = Arrêtée · coups examinés : { $judged } sur { $all }
review-stop = Arrêter
review-go-on = Continuer
review-ahead = { $name } devant
review-how = Touchez la courbe pour revoir un moment.
review-nobody-led = Personne n’a pris l’avantage.
review-led-throughout = { $name } { $many ->
    [one] mène
   *[other] mènent
} depuis le début
review-led-from = { $name } { $many ->
    [one] prend
   *[other] prennent
} l’avantage au coup { $number }
review-leads = { $name } { $many ->
    [one] mène
   *[other] mènent
} de { $points } à partir du coup { $number }
review-moments-later = Les moments décisifs viennent à la fin.
review-moments = { $count ->
    [one] Le moment décisif
   *[other] Les { $count } moments décisifs
}
review-no-moments = Aucun coup n’a clairement coûté la partie.
review-moment = Coup { $number } · { $name }
review-cost = −{ $points } { $points ->
    [one] point
   *[other] points
}
review-played = Choisi : { $move }
review-made = Coup { $number } · { $name } : { $move }
review-better = Mieux : { $move }
review-better-why = Mieux : { $move }. { $why }
review-to-results = Voir les résultats
review-to-table = Retour à la table

list-two = { $first }, { $second }
score-sheet = Feuille de points
score-rounds = Manche
score-round = Manche { $round }
score-total = Total
score-left = Fin à { $goal } : { $name } en est à { $points }
score-fewest-win = le moins de points gagne
score-most-win = le plus de points gagne
score-leads = { $names } { $count ->
    [one] mène
   *[other] mènent
}
score-said = { $label } : { $scores }
score-of = { $name } { $points }
score-results = Voir les résultats
score-next-round = Manche suivante

curtain-pass = Passez l’appareil à
curtain-meanwhile = Pendant ce temps
curtain-hold = Maintenez pour voir vos cartes

names-and = { $names } et { $last }

caption-hint = Indice : { $move }
caption-why = { $name } · { $why }
caption-hint-why = Indice : { $move }. { $why }

refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-not-your-turn = Ce n’est pas à vous de jouer.
refused-looking-back = Vous regardez un moment passé : revenez au présent pour jouer.
refused-undo-hidden = On ne peut pas remonter plus loin : une carte cachée a été révélée.

error-start = Cette partie ne peut pas commencer : { $why }.
error-damaged = { $what } : on repart sans.
error-damaged-at = { $what } : on repart sans, et le fichier est mis de côté ({ $place }).
error-damaged-match = La partie enregistrée est abîmée
error-damaged-settings = Les réglages enregistrés sont abîmés
error-storage-read = Ce qui était enregistré ne peut pas être lu : on repart à neuf, rien n’est effacé.
error-storage-write = Rien ne peut être enregistré ici : la partie continue, mais elle sera perdue quand vous quitterez.
error-players = { $game } se joue de { $least } à { $most }, pas à { $players }
error-players-fixed = { $game } se joue à { $most }, pas à { $players }
error-option-unknown = il n’y a pas d’option « { $key } »
error-option-value = l’option « { $key } » peut valoir { $choices } à { $players } joueurs, pas « { $value } »
error-position = cette position de départ est impossible
error-record = ce n’est pas une partie enregistrée
error-record-too-large = c’est trop long pour être une vraie partie
error-record-newer = cette partie vient d’une version plus récente de Veillée
error-record-game = c’est une partie d’un autre jeu ({ $game })
error-record-move = le coup { $number } n’est pas permis
error-file-missing = ce fichier n’existe pas
error-file-unreadable = ce fichier ne peut pas être lu
error-no-display = aucun écran trouvé ; pour jouer dans un navigateur : make web
error-language = langue inconnue : { $tag } (fr ou en)
error-speed = vitesse inconnue : { $speed } (off, 0.5, 1, 2 ou 4)
error-size = taille de fenêtre impossible : { $size } (par exemple 1280x800)
error-game = il n’y a pas de jeu « { $game } » ({ $games })
error-seat = une place ne peut pas être « { $seat } » (human, ai ou ai:easy, ai:medium, ai:hard, ai:expert)
error-option = une option s’écrit CLÉ=VALEUR, pas « { $option } »
error-link = Ce lien ne s’ouvre pas : { $why }.
error-link-part = « { $part } » ne veut rien dire ici
error-load = { $file } ne se charge pas : { $why }

menu-full-screen = Plein écran
menu-copy-link = Copier un lien vers cette partie
link-copied = Le lien vers cette partie est copié : ouvrez-le où vous voulez.
settings-vibration = Vibrations
settings-export = Enregistrer dans un fichier
settings-import = Ouvrir un fichier
error-import = Ce fichier ne vient pas de Veillée ; rien n’a changé.

# L’écran en mots, pour qui ne le voit pas.
mirror-seat = { $name } : { $score } { $score ->
    [0] point
    [1] point
    [-1] point
   *[other] points
}
mirror-limit = limite { $limit }, le moins de points gagne
mirror-cards = { $cards } { $cards ->
    [0] carte
    [1] carte
   *[other] cartes
}
mirror-turn = C’est à { $name } de jouer.
mirror-thinks = { $name } réfléchit.
mirror-hand = Votre main : { $cards }
mirror-laid = { $name } a joué : { $cards }
control-close = Fermer
control-home = Accueil
control-more = Plus
control-step-back = Un coup en arrière
control-step-forward = Un coup en avant
control-to-start = Au début
control-to-now = Au présent
control-name = Changer le nom
control-backspace = Effacer une lettre
control-new-seed = Un autre numéro de partie
control-players = Joueurs

demo = Touchez pour jouer
demo-narrow = Jouer
dotted = { $first } · { $second }

setup-change = Modifier
setup-rules-usual = Règles habituelles
setup-rule = { $rule } : { $value }
setup-rules-more = { $rules } et { $more } de plus
setup-as-usual = Revenir aux règles habituelles
setup-advanced = Pour rejouer la même donne
title-resume-theirs = À { $name }

rail-no-help = Sans aide
control-no-help = Ne plus aider à ce jeu
first-moves-over = Plus d’aide à ce jeu.
first-word = { $word } : { $means }
rail-help = Règles
rail-leave = Quitter
lesson-on = Suite
lesson-show = Montrer
lesson-read = Lisez d’abord, puis touchez « Suite ».
lesson-other = Pas ce coup-ci : suivez la flèche.
lesson-over = Voilà, vous savez jouer
lesson-play = Jouer une partie
lesson-again = Revoir la leçon
help-find = Chercher un mot
help-find-done = Lire
help-find-clear = Ne plus chercher
help-found = { $found ->
    [0] Introuvable. Essayez le début du mot.
    [one] Trouvé à { $found } endroit
   *[other] Trouvé à { $found } endroits
}
help-rules-match = Règles de cette partie
help-rules-usual = Règles habituelles
help-rule-unusual = **{ $value }** (d’habitude { $usual })
help-glossary = Les mots du jeu
help-word = { $word } : { $means }
help-learn = Apprendre en 90 secondes
offer = Votre première partie ?
offer-says = { $game } s’apprend à la table, coup par coup. On peut aussi commencer tout de suite et apprendre en jouant.
offer-learn = Apprendre en 90 secondes
offer-play = Jouer directement

# Les problèmes.
title-puzzles = Problèmes
puzzles = Problèmes
puzzles-solved = { $game } : { $solved } sur { $all }
puzzle-today = Problème du jour
puzzle-open = à résoudre
puzzle-solved = résolu
puzzle-solved-helped = résolu avec de l’aide
puzzle-counted = { $task } { $counted }
puzzle-goes-on = Bien vu ! Encore { $moves ->
    [one] un coup
   *[other] { $moves } coups
} à trouver.
puzzle-goes-on-freely = Bien vu ! À vous de nouveau.
puzzle-hint-theme = { $theme } : { $idea }
puzzle-hint-between = L’un des deux que montrent les flèches est dans la solution. Lequel ?
puzzle-hint-here = Cela commence ici.
puzzle-over = Trouvé !
puzzle-won = C’est gagné.
puzzle-found-at-once = Sans aide, du premier coup
puzzle-found-alone = Sans aide, après { $wrong ->
    [one] un autre essai
   *[other] { $wrong } autres essais
}
puzzle-found-helped = Avec de l’aide
puzzle-next = Problème suivant
puzzle-list = Tous les problèmes
puzzle-again = Recommencer
error-damaged-puzzles = La liste des problèmes résolus est abîmée
