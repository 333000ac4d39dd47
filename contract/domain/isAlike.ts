import { canonicalJson } from './canonicalJson.ts';
import { isNoValue } from './noValue.ts';

const isEmpty = (value: unknown): boolean =>
  isNoValue(value) || (Array.isArray(value) && value.length === 0);

const withoutEmpty = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, inner]) => !isEmpty(inner)))
    : value;

const plain = (value: unknown): string =>
  isEmpty(value) ? 'null' : canonicalJson(JSON.parse(JSON.stringify(value, withoutEmpty)));

/** Whether two values say the same: what is empty in one may be missing in the other, at any depth (T74). */
export const isAlike = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
