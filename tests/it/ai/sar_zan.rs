//! What only the opponents of this game know.
