import { nearest } from '#contract/domain/nearest.ts';
import type { Fault } from '#contract/model/check/fault.ts';
import type {
  MigrationStep,
  NamedMigration,
} from '#contract/model/grammar/stored/recordMigration.ts';
import { pointer } from '#contract/model/files/jsonPositions.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import type { ReleasedScreen } from './releasedState.ts';
import { structureFault } from './structureFault.ts';

interface Told {
  readonly at: string;
  readonly message: string;
  readonly suggestion?: string | null;
}

/** A field by its path, also one inside the entries of a list. */
const fieldAt = ({ fields }: RecordScreen, path: string): Field | undefined => {
  const own = fields[path];
  if (own) return own;
  const list = Object.values(fields).find(one => path.startsWith(`${one.path}.`));
  const rest = list && path.slice(list.path.length + 1);
  return list?.children.find(one => one.path === rest);
};

const unknownField = (screen: RecordScreen, path: string, key: string): Told => ({
  at: key,
  message: `There is no field "${path}" in ${screen.resource}: name one of its schema`,
  suggestion: nearest(path, Object.keys(screen.fields)),
});

const valuesOf = (field: Field | undefined): readonly unknown[] =>
  field?.options.map(({ value }) => value) ?? [];

const stepFaults = (step: MigrationStep, screen: RecordScreen): readonly Told[] => {
  if (step.do === 'move')
    return screen.was.includes(step.from)
      ? []
      : [
          {
            at: 'from',
            message: `${screen.resource} does not say that it was called "${step.from}": add it to its key "was", so that history and addresses follow`,
          },
        ];
  if (step.do === 'rename')
    return fieldAt(screen, step.to) ? [] : [unknownField(screen, step.to, 'to')];
  const field = fieldAt(screen, step.field);
  if (step.do === 'drop')
    return field
      ? [
          {
            at: 'field',
            message: `"${step.field}" is a field of ${screen.resource} today: its values would be gone`,
          },
        ]
      : [];
  if (step.do === 'keep') return [];
  if (!field) return [unknownField(screen, step.field, 'field')];
  if (step.do === 'fill') return [];
  const allowed = valuesOf(field);
  const stray = Object.entries(step.values ?? {}).find(
    ([, value]) =>
      value !== '' && allowed.length > 0 && !allowed.some(one => String(one) === String(value)),
  );
  return stray
    ? [
        {
          at: `values/${stray[0]}`,
          message: `"${step.field}" cannot be ${JSON.stringify(stray[1])}: say what "${stray[0]}" becomes, "" for nothing, or write { "do": "keep" }`,
          suggestion: nearest(String(stray[1]), allowed.map(String)),
        },
      ]
    : [];
};

/** What is wrong with migrations that no release had yet; those before them are history. */
export const migrationFaults = (
  migrations: readonly NamedMigration[],
  screens: readonly RecordScreen[],
  released: ReadonlyMap<string, ReleasedScreen>,
): readonly Fault[] => {
  const old = new Set([...released.values()].flatMap(one => one.migrations));
  return migrations
    .filter(({ name }) => !old.has(name))
    .flatMap(migration => {
      const file = `record-migrations/${migration.name}.json`;
      const misshapen = structureFault(migration);
      if (misshapen) return [{ file, ...misshapen, suggestion: null }];
      const screen = screens.find(({ resource }) => resource === migration.resource);
      if (!screen)
        return [
          {
            file,
            pointer: pointer('resource'),
            message: `There is no screen "${migration.resource}" whose records the console keeps`,
            suggestion: nearest(
              migration.resource,
              screens.map(({ resource }) => resource),
            ),
          },
        ];
      return migration.steps.flatMap((step, index) =>
        stepFaults(step, screen).map(({ at, message, suggestion = null }) => ({
          file,
          pointer: pointer('steps', index, ...at.split('/')),
          message,
          suggestion,
        })),
      );
    });
};
