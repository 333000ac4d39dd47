import Type, { type Static } from 'typebox';
import { calc } from '../calc.ts';
import { condition, plainValue } from '../condition.ts';
import { keys, listOf, mapOf, may, needed } from '../keys.ts';

const path = Type.String({ pattern: '^\\w+(\\.\\w+)*$', maxLength: 200 });
const resource = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
const as = <Name extends string>(name: Name) => Type.Literal(name);

/** Steps by what they do. */
export const migrationSteps = {
  rename: keys({
    do: needed(as('rename')),
    field: needed(path, 'What the field was called.'),
    to: needed(path, 'What it is called now.'),
  }),
  drop: keys({
    do: needed(as('drop')),
    field: needed(path, 'What is taken out of each record that has it.'),
  }),
  convert: keys({
    do: needed(as('convert')),
    field: needed(path, 'Its values are read as the field is today, as a file of rows is.'),
    values: may(
      mapOf(plainValue),
      'What a value becomes, by the value as text; before it is read as the field is today.',
    ),
  }),
  fill: keys({
    do: needed(as('fill')),
    field: needed(path, 'A field that has no value yet.'),
    with: needed(calc, 'The value, which may be computed from the record.'),
    where: may(condition, 'Which records; default: all without a value.'),
  }),
  keep: keys({
    do: needed(as('keep')),
    field: needed(
      path,
      'Stored values stay as they are, though the screen changed: nothing is done.',
    ),
  }),
  move: keys({
    do: needed(as('move')),
    from: needed(resource, 'What the resource was called.'),
  }),
};

type Steps = typeof migrationSteps;

/** What a migration does with stored records, one kind a step; fields are dotted paths. */
export type MigrationStep = { [Name in keyof Steps]: Static<Steps[Name]> }[keyof Steps];

const migrationStep = Type.Unsafe<MigrationStep>(Type.Union(Object.values(migrationSteps)));

/** A file of `record-migrations`: what becomes of the stored records of one screen when it is released. */
export const recordMigration = keys({
  note: may(Type.String({ maxLength: 500 }), 'Why; people read it.'),
  resource: needed(resource, 'The screen, as it is called now.'),
  steps: needed(listOf(migrationStep, { minItems: 1, maxItems: 200 })),
});
export type RecordMigration = Static<typeof recordMigration>;

/** A migration with its name, which is that of its file: migrations run in the order of their names. */
export interface NamedMigration extends RecordMigration {
  readonly name: string;
}
