/** The names on the water; the small picture of the board has them too, and no other words. */
export const waters = {
  michigan: 'Lake Michigan',
  huron: 'Lake Huron',
  erie: 'Lake Erie',
  ontario: 'Lake Ontario',
  atlantic: 'Atlantic Ocean',
}
