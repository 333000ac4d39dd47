/**
 * A change of a JSON document at a pointer that leads through objects. What is no object is replaced whole: a list, a text, a
 * number. `order` says how the keys of an object follow each other, where that differs: forms and columns follow it.
 */
export type Change =
  | { readonly at: string; readonly value: unknown }
  | { readonly at: string; readonly removed: true }
  | { readonly at: string; readonly order: readonly string[] };

/** What a published screen changes: in its file as it is written, and in its form schema. */
export interface Overlay {
  readonly screen: readonly Change[];
  readonly schema: readonly Change[];
}
