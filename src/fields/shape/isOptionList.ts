import type { JsonSchema } from '#contract/model/types.ts';

/** Alternatives that name one value each: a list to choose from. */
export const isOptionList = ({ oneOf, anyOf }: JsonSchema): boolean =>
  [...(oneOf ?? []), ...(anyOf ?? [])].every(({ const: value }) => value !== undefined);
