import Type from 'typebox';

/** A value, or null where there is none. */
export const orNone = <Value extends Type.TSchema>(value: Value) =>
  Type.Union([value, Type.Null()]);
