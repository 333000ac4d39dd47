import type { Field } from '#contract/model/types.ts';

/** Where the columns of a list are in the three lines of a row on a phone. */
export interface PhoneLines {
  /** First line: the title, and the status at its right. */
  readonly title: Field | undefined;
  readonly status: Field | undefined;
  /** Second line, and the amount at its right. */
  readonly second: readonly Field[];
  readonly amount: Field | undefined;
  /** Third line, and the date at its right. */
  readonly third: readonly Field[];
  readonly date: Field | undefined;
}

const isStatus = ({ kind, options }: Field) =>
  (kind === 'choice' || kind === 'boolean') && options.some(({ tone }) => tone !== 'neutral');

/**
 * Shares the shown columns out: what a person scans for at the right, the rest in reading order at the left.
 * @param isChosen Someone chose the columns, so that none is left out for want of room.
 */
export const phoneLines = (columns: readonly Field[], isChosen = false): PhoneLines => {
  const [title, ...others] = columns;
  const status = others.find(isStatus);
  const amount = others.find(({ kind }) => kind === 'money');
  const date = others.find(({ kind }) => kind === 'datetime' || kind === 'date');
  // A second moment, when it was last changed, would only push out what tells rows apart.
  const isLess = (field: Field) => !isChosen && date !== undefined && field.kind === 'datetime';
  const rest = others.filter(
    field => field !== status && field !== amount && field !== date && !isLess(field),
  );
  return {
    title,
    status,
    second: rest.slice(0, 2),
    amount,
    third: rest.slice(2, isChosen ? undefined : 5),
    date,
  };
};
