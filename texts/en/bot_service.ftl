bot-local-welcome = Caravel's local table is open. Each player has their own link (open several to be several people):
bot-local-no-demonstration = There is no such demonstration.
