import { isAlike } from '../../domain/isAlike.ts';
import { isNoValue } from '../../domain/noValue.ts';
import { valueAt } from '../../rules/valueAt.ts';
import type { Field } from '../screen.ts';

const listAt = (record: unknown, path: string): readonly unknown[] => {
  const list = valueAt(record, path);
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

interface Compared {
  readonly sent: unknown;
  /** The same with every computed field worked out. */
  readonly record: unknown;
  /** What is stored; several where an item of a list may be any of them. */
  readonly stored: readonly unknown[];
}

const forgedIn = (fields: readonly Field[], compared: Compared, at: string): readonly string[] =>
  fields.flatMap(({ path, compute, children }) => {
    const { sent, record, stored } = compared;
    if (compute === null)
      return listAt(sent, path).flatMap((item, index) =>
        forgedIn(
          children,
          {
            sent: item,
            record: listAt(record, path)[index],
            stored: stored.flatMap(one => listAt(one, path)),
          },
          `${at}${path}.${index}.`,
        ),
      );
    const value = valueAt(sent, path);
    const isKnown = [record, ...stored].some(one => isAlike(value, valueAt(one, path)));
    return isNoValue(value) || isKnown ? [] : [at + path];
  });

/**
 * The computed fields, by path, that were sent with a value which is neither what they work out to nor what is stored: anyone
 * who sends it means to set what nobody can set. A record that is sent back as it was read forges nothing.
 */
export const forgedComputed = (
  fields: Readonly<Record<string, Field>>,
  { sent, record, previous }: { sent: unknown; record: unknown; previous?: unknown },
): readonly string[] =>
  forgedIn(
    Object.values(fields),
    { sent, record, stored: previous === undefined ? [] : [previous] },
    '',
  );
