import type { KindName } from '#contract/kinds/kindNames.ts';
import type { Field } from '#contract/model/types.ts';

const byKind: Partial<Record<KindName, number>> = {
  text: 136,
  longtext: 200,
  number: 72,
  money: 104,
  percent: 72,
  date: 100,
  datetime: 104,
  boolean: 84,
  choice: 100,
  choices: 140,
  reference: 136,
  references: 140,
  children: 100,
};

const first = 224;
/** A status is a chip with its icon. */
const status = 148;
const padding = 24;
const character = 6.5;
const arrow = 16;

/**
 * Pixels of a column before the table stretches: fixed, so that rows of another page or a slow cell move nothing. A
 * column is never narrower than its head, nor than what it says where there is no value.
 */
export const columnWidth = (
  { kind, options, missing }: Field,
  label: string,
  isFirst: boolean,
): number => {
  const isStatus = kind === 'choice' && options.some(({ tone }) => tone !== 'neutral');
  const own = isFirst ? first : isStatus ? status : (byKind[kind] ?? 120);
  const words = missing.map(({ text }) => Math.round(text.en.length * character) + padding);
  return Math.max(own, Math.round(label.length * character) + arrow + padding, ...words);
};
