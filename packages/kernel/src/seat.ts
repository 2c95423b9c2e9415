declare const numbered: unique symbol
/**
 * A number that says in its type what it numbers: one of another kind is refused. That costs nothing at run time, and a
 * plain number passes, so that loops and tables need no conversion.
 */
export type Id<What extends string> = number & { readonly [numbered]?: What }

/** A place at the table, counted from 0 in turn order. */
export type Seat = Id<'seat'>
