import type { CallGrant } from './grantOf.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const without = (value: unknown, hidden: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map(entry => without(entry, hidden));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !hidden.includes(name)));
};

/** A copy of the answer with what is at the path replaced. */
const changedAt = (
  answer: unknown,
  [step, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown => {
  if (step === undefined) return change(answer);
  if (!isObject(answer)) return answer;
  return { ...answer, [step]: changedAt(answer[step], rest, change) };
};

/** Fields that every screen of this person hides. */
const hiddenBy = (grants: readonly CallGrant[]): readonly string[] =>
  (grants[0]?.hidden ?? []).filter(path => grants.every(grant => grant.hidden.includes(path)));

/** The answer of a call without the fields that every screen of this person hides. */
export const withoutHidden = (answer: unknown, grants: readonly CallGrant[]): unknown => {
  const [first] = grants;
  const hidden = hiddenBy(grants);
  if (!first || hidden.length === 0) return answer;
  const path = first.use.answer === '' ? [] : first.use.answer.split('.');
  return changedAt(answer, path, value => without(value, hidden));
};

/** A record that a refusal tells, without the same fields. */
export const recordWithoutHidden = (record: unknown, grants: readonly CallGrant[]): unknown =>
  without(record, hiddenBy(grants));
