import Type, { type TUnsafe } from 'typebox';

/** One of some numbers in an address, which carries text: the type says that the text is read as a number first. */
export const numberInQuery = <const Value extends number>(
  values: readonly Value[],
  options: { default?: Value } = {},
): TUnsafe<Value> => Type.Unsafe<Value>({ type: 'integer', enum: [...values], ...options });
