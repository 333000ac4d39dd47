import { dayCount } from '../domain/days/dayRange.ts';
import { indiaDay, isDay, type Day } from '../domain/days/indiaDay.ts';
import { isNoValue } from '../domain/noValue.ts';
import type { Calc, CalcOperator } from './calc.ts';
import { isRef } from './condition.ts';
import { evaluate, type Scope } from './evaluate.ts';
import {
  dividedBy,
  minus,
  plus,
  rounded,
  times,
  toFraction,
  toNumber,
  type Fraction,
} from './fraction.ts';
import { valueAt } from './valueAt.ts';

type Values = readonly unknown[];

/** Joins numbers from left to right; nothing as soon as one of them is missing. */
const joined =
  (join: (a: Fraction, b: Fraction) => Fraction | undefined) =>
  (values: Values): number | undefined => {
    const [first, ...rest] = values.map(toFraction);
    const result = rest.reduce((sum, next) => sum && next && join(sum, next), first);
    return result && toNumber(result);
  };

const dayIn = (value: unknown): Day | undefined => {
  if (typeof value !== 'string') return undefined;
  if (isDay(value)) return value;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : indiaDay(instant);
};

/** The entries of a list, or one field of each: what `sum` and `count` work on. */
const entriesOf = ([list, field]: Values): Values => {
  const entries: Values = Array.isArray(list) ? list : [];
  const values = typeof field === 'string' ? entries.map(entry => valueAt(entry, field)) : entries;
  return values.filter(value => !isNoValue(value));
};

const mostDecimals = 6;

const results: Record<CalcOperator, (values: Values) => unknown> = {
  add: joined(plus),
  sub: joined(minus),
  mul: joined(times),
  div: joined(dividedBy),
  round: ([value, decimals = 0]) => {
    const number = toFraction(value);
    const places = Math.min(Math.max(Math.trunc(Number(decimals)) || 0, 0), mostDecimals);
    return number && toNumber(rounded(number, places));
  },
  coalesce: values => values.find(value => !isNoValue(value)),
  concat: values => {
    const texts = values.filter(value => !isNoValue(value)).map(String);
    return texts.length > 0 ? texts.join('') : undefined;
  },
  days: ([from, to]) => {
    const [start, end] = [dayIn(from), dayIn(to)];
    return start && end && start <= end ? dayCount({ start, end }) : undefined;
  },
  sum: values => {
    const numbers = entriesOf(values).map(toFraction);
    const known = numbers.filter(number => number !== undefined);
    return toNumber(known.reduce(plus, { over: 0n, under: 1n }));
  },
  count: values => entriesOf(values).length,
};

/**
 * Works out a computed value; undefined when something it needs has no value. Never throws on data.
 *
 * - Numbers are exact, so `mul` of paise and 1.18 does not drift; `round` takes a half away from 0.
 * - `days` counts both ends (T127) and has no result when the days run backwards.
 * - `sum` and `count` take a list, and the name of a field of its items; entries without a value do not count.
 * - `concat` leaves out what has no value; `coalesce` takes the first that has one.
 */
export const computeValue = (calc: Calc, scope: Scope): unknown => {
  if (typeof calc !== 'object') return calc;
  if (isRef(calc)) return valueAt(scope, calc.$);
  if ('when' in calc) return computeValue(evaluate(calc.when, scope) ? calc.use : calc.else, scope);
  const [entry] = Object.entries(calc) as [CalcOperator, readonly Calc[]][];
  return entry && results[entry[0]](entry[1].map(value => computeValue(value, scope)));
};
