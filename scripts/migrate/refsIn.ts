import type { Calc } from '#contract/rules/calc.ts';

const refsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(refsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { $: ref, ...rest } = value as Record<string, unknown>;
  return [...(typeof ref === 'string' ? [ref] : []), ...Object.values(rest).flatMap(refsOf)];
};

/** What a computed value refers to, with its prefix: `record.cityId`. */
export const refsIn = (calc: Calc): readonly string[] => refsOf(calc);
