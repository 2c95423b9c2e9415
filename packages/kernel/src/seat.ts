/** A place at the table, counted from 0 in turn order. */
export type Seat = number
