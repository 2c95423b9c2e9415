/** The names on the water; the small picture of the board has them too, and no other words. */
export const waters = {
  michigan: 'Lago Michigan',
  huron: 'Lago Huron',
  erie: 'Lago Erie',
  ontario: 'Lago Ontario',
  atlantic: 'Oceano Atlantico',
}
