import Type from 'typebox';
import { rowId } from './bodies.ts';

/**
 * What became of each record that a call was asked to change: what can be done is done, and a record that stays as it is says
 * why in `message`, with Hindi in `hi`.
 */
export const manyResults = <Done extends string>(...done: readonly Done[]) =>
  Type.Array(
    Type.Object({
      id: rowId,
      status: Type.Enum([...done, 'refused' as const]),
      message: Type.Optional(Type.String()),
      hi: Type.Optional(Type.String()),
    }),
  );
