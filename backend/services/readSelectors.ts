import { batchSize } from '#contract/domain/lists/pageSizes.ts';
import { badQuery } from '../query/refuseQuery.ts';

/** What is known of a record that is looked for. */
export interface Selector<Key extends string> {
  readonly key: Key;
  readonly value: string;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isSelector = <Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Selector<Key> => {
  if (value === null || typeof value !== 'object') return false;
  const { key, value: sought, ...others } = value as Record<string, unknown>;
  return (
    keys.some(known => known === key) &&
    typeof sought === 'string' &&
    sought.trim() !== '' &&
    Object.keys(others).length === 0
  );
};

/**
 * The selectors that a key-search carries as JSON in a parameter of its address (T72).
 * @throws Refusal when the text is not a list of `{ key, value }` with a key among `keys`, or names more than five.
 */
export const readSelectors = <Key extends string>(
  parameter: string,
  text: string,
  keys: readonly Key[],
): readonly Selector<Key>[] => {
  const refuse = (message: string) => badQuery(parameter, 'selector', `${parameter}: ${message}`);
  const list = parsed(text);
  if (!Array.isArray(list)) throw refuse('this must be a JSON list.');
  if (list.length > batchSize) throw refuse(`at most ${batchSize} selectors at a time.`);
  return list.map((one: unknown) => {
    if (!isSelector(one, keys))
      throw refuse(`each selector is { key, value } with a key of ${keys.join(', ')}.`);
    return one;
  });
};
