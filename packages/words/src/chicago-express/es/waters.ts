/** The names on the water; the small picture of the board has them too, and no other words. */
export const waters = {
  michigan: 'Lago Míchigan',
  huron: 'Lago Hurón',
  erie: 'Lago Erie',
  ontario: 'Lago Ontario',
  atlantic: 'Océano Atlántico',
}
