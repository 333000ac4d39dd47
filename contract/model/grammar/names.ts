import Type from 'typebox';
import { listOf } from './keys.ts';

/* How names, paths and addresses are written. */

export const nameForm = '^[a-z][a-z0-9-]*$';
export const wordForm = '^[a-zA-Z_][a-zA-Z0-9_]*$';
export const pathForm = '^[a-zA-Z_][a-zA-Z0-9_]*(\\.[a-zA-Z_][a-zA-Z0-9_]*)*$';
export const parameterForm = '^[A-Za-z_$][A-Za-z0-9_$-]*$';

export const name = Type.String({ $id: 'name', pattern: nameForm });

export const names = listOf(name, { $id: 'names', uniqueItems: true });

export const path = Type.String({ $id: 'path', pattern: pathForm });

export const paths = listOf(path, { $id: 'paths', uniqueItems: true });

export const address = Type.String({ pattern: '^(/[a-z0-9]+(-[a-z0-9]+)*)+$' });
