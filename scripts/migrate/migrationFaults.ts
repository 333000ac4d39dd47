import { nearest } from '#contract/domain/nearest.ts';
import { fits } from '#contract/model/schema/fits.ts';
import { pathsOf } from '#contract/rules/fieldsOf.ts';
import { refsIn } from './refsIn.ts';
import type { Fault } from '#contract/model/check/fault.ts';
import type {
  MigrationStep,
  NamedMigration,
} from '#contract/model/grammar/stored/recordMigration.ts';
import { pointer } from '#contract/model/files/jsonPositions.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import type { ReleasedScreen } from '#backend/services/records/migrations/readReleased.ts';
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

/** The field of today whose values a path holds: the field itself, one below it, or one that was called so. */
const heldBy = ({ fields }: RecordScreen, path: string): string | undefined =>
  Object.values(fields).find(
    one =>
      one.path === path ||
      one.path.startsWith(`${path}.`) ||
      one.was.some(name => name === path || name.startsWith(`${path}.`)),
  )?.path;

const isOfToday = (screen: RecordScreen, path: string): boolean =>
  fieldAt(screen, path) !== undefined ||
  Object.keys(screen.fields).some(one => one.startsWith(`${path}.`));

type StepOf<Name extends MigrationStep['do']> = Extract<MigrationStep, { readonly do: Name }>;

const renameFaults = ({ field, to }: StepOf<'rename'>, screen: RecordScreen): readonly Told[] => {
  const list = Object.values(screen.fields).find(
    one => one.children.length > 0 && to.startsWith(`${one.path}.`),
  );
  return [
    ...(fieldAt(screen, to) ? [] : [unknownField(screen, to, 'to')]),
    ...(isOfToday(screen, field)
      ? [
          {
            at: 'field',
            message: `"${field}" is a field of ${screen.resource} today: it would be empty`,
          },
        ]
      : []),
    ...(list && !field.startsWith(`${list.path}.`)
      ? [
          {
            at: 'to',
            message: `"${to}" is in each entry of "${list.path}": a value from outside has no place there`,
          },
        ]
      : []),
  ];
};

const convertFaults = (
  { field, values = {} }: StepOf<'convert'>,
  screen: RecordScreen,
): readonly Told[] => {
  const allowed = valuesOf(fieldAt(screen, field)).map(String);
  if (allowed.length === 0) return [];
  return Object.entries(values).flatMap(([word, value]): readonly Told[] => {
    const at = `values/${word}`;
    if (allowed.includes(word) && String(value) !== word)
      return [
        {
          at,
          message: `"${field}" can be "${word}" today: what somebody chose since would be replaced, too`,
        },
      ];
    return value === '' || allowed.includes(String(value))
      ? []
      : [
          {
            at,
            message: `"${field}" cannot be ${JSON.stringify(value)}: say what "${word}" becomes, "" for nothing, or write { "do": "keep" }`,
            suggestion: nearest(String(value), allowed),
          },
        ];
  });
};

/** What a computed value and a condition ask of the record, which is there today or was before. */
const askedFaults = (
  { with: by, where }: StepOf<'fill'>,
  screen: RecordScreen,
  before: RecordScreen | undefined,
): readonly Told[] => {
  const isKnown = (path: string) =>
    isOfToday(screen, path) || (before !== undefined && isOfToday(before, path));
  const missing = (key: string, paths: readonly string[]) =>
    paths
      .filter(path => path.startsWith('record.'))
      .map(path => path.slice('record.'.length))
      .filter(path => !isKnown(path))
      .map(path => unknownField(screen, path, key));
  return [
    ...missing('with', refsIn(by)),
    ...(where === undefined ? [] : missing('where', pathsOf(where))),
  ];
};

const fillFaults = (
  step: StepOf<'fill'>,
  screen: RecordScreen,
  before: RecordScreen | undefined,
): readonly Told[] => {
  const field = fieldAt(screen, step.field);
  const isConstant = ['string', 'number', 'boolean'].includes(typeof step.with);
  return [
    ...(field && isConstant && !fits(field.schema, step.with, screen.schema.$defs)
      ? [{ at: 'with', message: `"${step.field}" cannot be ${JSON.stringify(step.with)}` }]
      : []),
    ...askedFaults(step, screen, before),
  ];
};

const stepFaults = (
  step: MigrationStep,
  screen: RecordScreen,
  before: RecordScreen | undefined,
): readonly Told[] => {
  if (step.do === 'move')
    return screen.was.includes(step.from)
      ? []
      : [
          {
            at: 'from',
            message: `${screen.resource} does not say that it was called "${step.from}": add it to its key "was", so that history and addresses follow`,
          },
        ];
  if (step.do === 'rename') return renameFaults(step, screen);
  if (step.do === 'drop') {
    const holder = heldBy(screen, step.field);
    return holder === undefined
      ? []
      : [
          {
            at: 'field',
            message: `"${step.field}" holds values of "${holder}", a field of ${screen.resource} today: they would be gone`,
          },
        ];
  }
  const isKnown = isOfToday(screen, step.field);
  if (step.do === 'keep')
    return isKnown || !before || isOfToday(before, step.field)
      ? []
      : [unknownField(screen, step.field, 'field')];
  if (!isKnown) return [unknownField(screen, step.field, 'field')];
  return step.do === 'fill' ? fillFaults(step, screen, before) : convertFaults(step, screen);
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
      const before = [screen.resource, ...screen.was].flatMap(name => released.get(name) ?? [])[0];
      return migration.steps.flatMap((step, index) =>
        stepFaults(step, screen, before?.screen).map(({ at, message, suggestion = null }) => ({
          file,
          pointer: pointer('steps', index, ...at.split('/')),
          message,
          suggestion,
        })),
      );
    });
};
