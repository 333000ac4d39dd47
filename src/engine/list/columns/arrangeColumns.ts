import type { ViewColumn } from '#contract/model/ViewState.ts';

/** A column in its place, shown or not. */
export interface ArrangedColumn {
  readonly field: string;
  readonly isShown: boolean;
  /** Pixels; undefined: as wide as the screen says. */
  readonly width: number | undefined;
}

interface Usual {
  readonly field: string;
  readonly hidden: boolean;
}

/**
 * All columns of a list in the order of a choice. What the choice does not name is hidden and stands behind the column
 * that it follows in the screen file. The first column of the file always stays first.
 */
export const arrangeColumns = (
  usual: readonly Usual[],
  chosen: readonly ViewColumn[] | null,
): readonly ArrangedColumn[] => {
  const [first, ...others] = usual.map(({ field }) => field);
  if (first === undefined) return [];
  if (chosen === null)
    return usual.map(({ field, hidden }, index) => ({
      field,
      isShown: index === 0 || !hidden,
      width: undefined,
    }));
  const known = new Map(
    chosen.filter(({ field }) => field === first || others.includes(field)).map(c => [c.field, c]),
  );
  const order = [first, ...[...known.keys()].filter(field => field !== first)];
  for (const [index, field] of others.entries()) {
    if (order.includes(field)) continue;
    const before = index === 0 ? first : (others[index - 1] ?? first);
    order.splice(order.indexOf(before) + 1, 0, field);
  }
  return order.map(field => ({
    field,
    isShown: field === first || known.has(field),
    width: known.get(field)?.width,
  }));
};

/** What of an arrangement is kept: the shown columns in their order, with the widths that someone drew. */
export const keptColumns = (columns: readonly ArrangedColumn[]): readonly ViewColumn[] =>
  columns
    .filter(({ isShown }) => isShown)
    .map(({ field, width }) => (width === undefined ? { field } : { field, width }));

/** The arrangement with one column at another place; the first place is not to be had. */
export const moveColumn = (
  columns: readonly ArrangedColumn[],
  field: string,
  place: number,
): readonly ArrangedColumn[] => {
  const moved = columns.find(column => column.field === field);
  if (!moved || columns[0] === moved) return columns;
  const rest = columns.filter(column => column !== moved);
  const to = Math.min(Math.max(place, 1), rest.length);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
};
