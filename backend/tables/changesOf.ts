import { isDeepStrictEqual } from 'node:util';
import { isNoValue } from '#contract/domain/noValue.ts';

type Fields = Readonly<Record<string, unknown>>;

const plain = (value: unknown): unknown => (isNoValue(value) ? undefined : value);

/**
 * The fields of an update that differ from the stored record. A field that is absent keeps its value; null and ''
 * both mean that it has none (T74), so that neither is a change of a field that is empty already.
 */
export const changesOf = <Body extends Fields>(
  record: Fields,
  { version: _version, ...sent }: Body,
): Partial<Omit<Body, 'version'>> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) =>
        value !== undefined && !isDeepStrictEqual(plain(value), plain(record[name])),
    ),
  ) as Partial<Omit<Body, 'version'>>;

export const isUnchanged = (changes: object): boolean => Object.keys(changes).length === 0;
