/** One value of an enumeration: the id that is stored and sent, and the text that is shown. */
export interface Labelled<Id extends number | string = number | string> {
  readonly id: Id;
  readonly label: string;
}

/** The text of an id; undefined when the enumeration does not know it. */
export const labelOf = <Row extends Labelled>(
  rows: readonly Row[],
  id: number | string | null | undefined,
): Row['label'] | undefined => rows.find(row => row.id === id)?.label;

/** Values that are their own text, as choices. */
export const asLabelled = <const Value extends string>(
  values: readonly Value[],
): readonly { id: Value; label: Value }[] => values.map(value => ({ id: value, label: value }));
