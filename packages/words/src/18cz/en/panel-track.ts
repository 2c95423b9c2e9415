/** Home, MW, the tiles of a turn and of locals, the lent train. — VIII.4, IV.1, XI.2 */
export const track = {
  lay: {
    red: 'Lay the red tile',
    mw: 'The hex of MW',
    pickRed: 'Choose the hex of the red tile. The home station goes with it, free.',
    pickMw: 'MW may build on its hex, free. Then it pays its owner what the tile is worth.',
    pickPower: (local: string) => `Choose a lit hex for the purple tile of ${local}.`,
    first: 'First turn: two yellow tiles, or one upgrade.',
    once: 'One yellow tile, or one upgrade.',
    secondYellow: 'One more yellow tile may follow.',
    purple: 'purple tile',
    mwPays: (amount: string) => `MW then pays ${amount}.`,
    chooseRedFirst: 'No hex is chosen for the red tile. Choose one of the lit hexes.',
  },
  run: {
    lend: 'Lend the 3E train',
    lent: 'lent, runs once',
  },
}
