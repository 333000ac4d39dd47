import Type from 'typebox';
import { listOf } from './keys.ts';

/* How names, paths and addresses are written. */

export const nameForm = '^[a-z][a-z0-9-]*$';
export const wordForm = '^[a-zA-Z_][a-zA-Z0-9_]*$';
export const pathForm = '^[a-zA-Z_][a-zA-Z0-9_]*(\\.[a-zA-Z_][a-zA-Z0-9_]*)*$';
export const parameterForm = '^[A-Za-z_$][A-Za-z0-9_$-]*$';

export const name = Type.String({ $id: 'name', pattern: nameForm });

export const names = listOf(name, { $id: 'names', uniqueItems: true });

/** What several files share, by the name that `resources/roles.json` or `resources/options.json` gives it. */
export const group = Type.String({
  $id: 'group',
  pattern: '^@[a-z][a-z0-9-]*$',
  description: '`@` and the name of a group that several files share.',
});

export const path = Type.String({ $id: 'path', pattern: pathForm });

export const paths = listOf(path, { $id: 'paths', uniqueItems: true });

const addressForm = '(/[a-z0-9]+(-[a-z0-9]+)*)+';

export const address = Type.String({ pattern: `^${addressForm}$` });

/** What a screen was called: a name of the resource, or an address. */
export const formerName = Type.String({ pattern: `^([a-z][a-z0-9-]*|${addressForm})$` });
