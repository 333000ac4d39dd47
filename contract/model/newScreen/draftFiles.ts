import { contentOf, schemaOf } from './screenFilesOf.ts';
import type { FieldPlan, ScreenPlan } from './ScreenPlan.ts';
import { bothWords } from './words.ts';
import { withoutMarks } from './withoutMarks.ts';
import { freePlace } from './freePlace.ts';

/** A screen that is begun: its file as it is written, and its form schema. */
export interface DraftFiles {
  readonly file: Record<string, unknown>;
  readonly schema: Record<string, unknown>;
}

/** Names of a new screen. */
export interface NewScreen {
  readonly resource: string;
  readonly one: string;
  readonly other: string;
  /** Screen files that there are: it takes a free place in the menu. */
  readonly others: readonly unknown[];
}

const group = 'setup';
/** Who may use it before its rights are given: whoever administrates. */
const keepers = ['admin'];

const nameField: FieldPlan = {
  name: 'name',
  kind: 'text',
  isRequired: true,
  label: bothWords('Name'),
  options: [],
  to: '',
  bounds: {},
  of: [],
  notBefore: '',
};

/** Whoever keeps the records may import them. */
const importing = (access: unknown): object =>
  Object.fromEntries(
    Object.entries(access as Readonly<Record<string, readonly string[]>>).map(
      ([role, verbs]): readonly [string, readonly string[]] => [
        role,
        keepers.includes(role) ? [...verbs, 'import'] : verbs,
      ],
    ),
  );

/**
 * A new screen with these fields; with none it has a name.
 * @param matchBy the fields by which an import finds its records; none: it has no import
 */
export const draftOfFields = (
  { resource, one, other, others }: NewScreen,
  fields: readonly FieldPlan[] = [nameField],
  matchBy: readonly string[] = [],
): DraftFiles => {
  const plan: ScreenPlan = {
    resource,
    one: bothWords(one),
    other: bothWords(other),
    group,
    icon: 'tag',
    order: freePlace(group, others),
    keepers,
    readers: [],
    fields,
    tellsWho: true,
  };
  const content = contentOf(plan);
  const file = withoutMarks({
    ...content,
    label: [one, other],
    ...(matchBy.length > 0 && { access: importing(content.access), import: { matchBy } }),
  });
  return {
    file: file as Record<string, unknown>,
    schema: withoutMarks(schemaOf(plan)) as Record<string, unknown>,
  };
};

/** A new screen over a form schema that somebody has, as it is: all that it does not say follows from it. */
export const draftOfSchema = (
  { resource, one, other, others }: NewScreen,
  schema: Record<string, unknown>,
): DraftFiles => ({
  file: {
    format: 1,
    resource,
    route: `/${resource}`,
    label: [one, other],
    menu: { group, icon: 'tag', order: freePlace(group, others) },
    schema: `${resource}.schema.json`,
    access: Object.fromEntries(
      keepers.map(role => [role, ['list', 'show', 'create', 'edit', 'remove', 'export']]),
    ),
  },
  schema,
});
