"""The drawings of Sar-Zan: brush on paper, gold on lacquer."""
