import Type, { type Static } from 'typebox';
import { keys, mapBy, writtenAs, may, needed } from './keys.ts';
import { condition } from './condition.ts';
import { group, names, paths } from './names.ts';
import { everybody, grantee } from './registered.ts';

const wholeGrant = keys({
  do: needed(
    names,
    "`list`, `show`, `create`, `edit`, `remove`, `export`, `import`, and the names of the file's actions. A page has `list` only.",
  ),
  rows: may(
    condition,
    'The records that the grant covers. Default: all. Grants of several roles add up.',
  ),
  hide: may(paths, 'Fields that the role cannot see.'),
  lock: may(paths, 'Fields that the role can see but not change.'),
});

export type GrantFile = Static<typeof wholeGrant>;

const grant = Type.Union([names, wholeGrant], {
  $id: 'grant',
  description: 'What a role may do: the verbs alone, or with the records and fields they are for.',
});

/** Whom a grant is for: a role, or everyone who is signed in. */
export type Grantee = Static<typeof grantee>;

export const access = Type.Union([
  Type.Literal(everybody),
  writtenAs(
    mapBy(grantee, grant, { minProperties: 1 }),
    mapBy(Type.Union([grantee, group]), grant, { minProperties: 1 }),
  ),
]);

/** A list of verbs is a grant for every row and field. */
export type AccessFile = Static<typeof access>;
