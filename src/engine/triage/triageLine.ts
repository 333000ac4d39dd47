import type { Fact, Field } from '#contract/model/types.ts';

/** What tells the records of a list apart while they are decided one by one. */
export interface TriageLine {
  /** At the right of the title. */
  readonly amount: Field | undefined;
  /** Below it. */
  readonly others: readonly Field[];
}

/** Of so many facts the line below a title is made. */
const most = 3;

/** The first amount, and the first facts that are neither amounts nor times: those stand in the panel. */
export const triageLine = (facts: readonly Fact[]): TriageLine => {
  const fields = facts.map(({ field }) => field);
  return {
    amount: fields.find(({ kind }) => kind === 'money'),
    others: fields
      .filter(({ kind }) => kind !== 'money' && kind !== 'date' && kind !== 'datetime')
      .slice(0, most),
  };
};
