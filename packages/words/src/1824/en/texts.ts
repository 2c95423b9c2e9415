export type AhTextWords = typeof texts

/** What 1824 says around the map: its mountain railways, its phases, its end. */
export const texts = {
  mountains: 'Mountain railways',
  mountainsShort: 'Mtn.',
  /** — IV.1 */
  mountain:
    'Pays its owner 25 G in each operating round; becomes 10% of a regional railway, at will from the first 3 train, by force with the first 4 train.',
  /** By the phase with which it begins. — VII.14 */
  phases: {
    2: ['trains are exported after each set'],
    3: ['two operating rounds', 'mountain and coal railways may be exchanged', 'companies trade trains'],
    4: ['mountain railways are exchanged'],
    5: ['coal railways are exchanged', 'mines pay more'],
    6: ['three operating rounds'],
  } as Readonly<Record<string, readonly string[]>>,
  /** With its phase. — IV.4.4, X.4 */
  forms: (company: string) => `${company} is formed`,
  counts: 'Cash and shares at their price, less debts. Mountain, coal and pre-state railways count nothing.',
  ends: 'When the bank has paid its last money, the set of operating rounds is played to its end; that ends the game.',
  ended: 'The bank was broken, and the set of operating rounds is over.',
}
