import type { KindName } from '#contract/kinds/kindNames.ts';
import type { Field, Text } from '#contract/model/types.ts';

const byKind: Partial<Record<KindName, number>> = {
  text: 144,
  longtext: 200,
  number: 72,
  money: 104,
  percent: 72,
  date: 100,
  datetime: 132,
  boolean: 84,
  choices: 132,
  reference: 144,
  references: 144,
  children: 100,
};

const first = 200;
/** Names of clients are the longest of all, and what a list is read by. */
const client = { width: 200, fields: ['accountName', 'accountId'] };
/** Moments that have passed are told without their time. */
const past = { width: 104, fields: ['createdAt', 'updatedAt'] };
/** A choice is as wide as its longest word, within bounds. */
const choice = { least: 92, most: 124 };
/** A status is a chip with its icon, in letters of medium weight. */
const status = { icon: 40, least: 108, most: 264 };
const padding = 24;
const character = { value: 6.5, status: 7, head: 6.8 };
const arrow = 20;

const within = ({ least, most }: typeof choice, width: number) =>
  Math.min(most, Math.max(least, width));

const roomOf = (words: string, letter = character.value) =>
  Math.round(words.length * letter) + padding;

/** Pixels of a column's head with its arrow: no column is narrower than this unless someone draws it so. */
export const headWidth = (label: string): number => roomOf(label, character.head) + arrow;

/**
 * Pixels of a column before the table stretches: fixed, so that rows of another page or a slow cell move nothing. A
 * column is never narrower than its head, nor than what it says where there is no value.
 * @param text In the language of the reader.
 */
export const columnWidth = (
  {
    path,
    kind,
    label,
    options,
    missing,
  }: Pick<Field, 'path' | 'kind' | 'label' | 'options' | 'missing'>,
  text: (words: Text) => string,
  isFirst: boolean,
): number => {
  const ofKind = () => {
    if (client.fields.includes(path)) return client.width;
    if (kind === 'datetime' && past.fields.includes(path)) return past.width;
    if (kind !== 'choice' && !(kind === 'boolean' && options.length > 0))
      return byKind[kind] ?? 120;
    const isStatus = options.some(({ tone }) => tone !== 'neutral');
    const letter = isStatus ? character.status : character.value;
    const longest = Math.max(0, ...options.map(option => roomOf(text(option.label), letter)));
    return isStatus ? within(status, longest + status.icon) : within(choice, longest);
  };
  const words = missing.map(option => roomOf(text(option.text)));
  return Math.max(isFirst ? first : ofKind(), headWidth(text(label)), ...words);
};
