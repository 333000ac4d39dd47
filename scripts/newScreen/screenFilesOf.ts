import type { FieldFile, GrantFile, JsonSchema } from '#contract/model/types.ts';
import { newKind } from './newKinds.ts';
import type { FieldPlan, ScreenPlan } from './ScreenPlan.ts';
import { bothWords, inWords, singular } from './words.ts';

const everything = ['list', 'show', 'create', 'edit', 'remove', 'export'];
/** Longer texts would make every row of the list tall. */
const isColumn = ({ kind }: FieldPlan): boolean => kind !== 'longtext';

/** Where the two files of a new screen go. */
export const pathsOf = ({ resource, group }: ScreenPlan) => ({
  screen: `resources/${group}/${resource}.json`,
  schema: `form-schemas/${singular(resource)}.schema.json`,
});

const schemaOfField = ({ kind, label, options, isRequired }: FieldPlan): JsonSchema => {
  const { schema } = newKind(kind);
  const isWords = schema.type === 'string' && schema.format === undefined && options.length === 0;
  return {
    title: label.en,
    ...schema,
    ...(isWords && isRequired ? { minLength: 1, pattern: '\\S' } : {}),
    ...(kind === 'choice' ? { enum: options } : {}),
    ...(kind === 'choices' ? { items: { type: 'string', enum: options } } : {}),
  };
};

const schemaOf = ({ one, fields }: ScreenPlan): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: one.en,
  type: 'object',
  additionalProperties: false,
  required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  properties: {
    id: { title: 'ID', type: 'integer', readOnly: true },
    ...Object.fromEntries(fields.map(field => [field.name, schemaOfField(field)])),
    version: { title: 'Version', type: 'integer', readOnly: true },
  },
});

const fieldOf = ({ kind, label, options, to }: FieldPlan): FieldFile => ({
  label: { hi: label.hi },
  ...(newKind(kind).isNamed ? { as: kind } : {}),
  ...(to ? { reference: { to } } : {}),
  ...(options.length > 0
    ? { options: options.map(value => ({ value, label: bothWords(inWords(value)) })) }
    : {}),
});

const accessOf = ({
  keepers,
  readers,
}: ScreenPlan): Record<string, readonly string[] | GrantFile> =>
  Object.fromEntries([
    ...readers.map(role => [role, ['list', 'show']]),
    ...keepers.map(role => [role, everything]),
  ]);

const contentOf = (plan: ScreenPlan) => ({
  $schema: '../../contract/model/resource.meta.schema.json',
  format: 1,
  resource: plan.resource,
  route: `/${plan.resource}`,
  label: { en: [plan.one.en, plan.other.en], hi: [plan.one.hi, plan.other.hi] },
  ...(plan.fields[0]?.name === 'name' ? {} : { title: plan.fields[0]?.name }),
  menu: { group: plan.group, icon: plan.icon, order: plan.order },
  schema: pathsOf(plan).schema.replace('form-schemas/', ''),
  access: accessOf(plan),
  fields: Object.fromEntries(plan.fields.map(field => [field.name, fieldOf(field)])),
  list: plan.fields.filter(isColumn).map(({ name }) => name),
  form: plan.fields.map(({ name }) => name),
});

/** JSON with one line for each entry of the outer object and of the maps named in `opened`. */
const inLines = (content: object, opened: readonly string[]): string => {
  const members = (value: object): string =>
    `{\n${Object.entries(value)
      .map(([key, inner]: [string, unknown]) => {
        const isOpened = opened.includes(key) && typeof inner === 'object' && inner !== null;
        return `${JSON.stringify(key)}: ${isOpened ? members(inner) : JSON.stringify(inner)}`;
      })
      .join(',\n')}\n}`;
  return members(content);
};

/** The texts of the two files of a new screen, not yet formatted. */
export const screenFilesOf = (plan: ScreenPlan) => {
  const paths = pathsOf(plan);
  return {
    screen: { file: paths.screen, text: inLines(contentOf(plan), ['fields']) },
    schema: { file: paths.schema, text: inLines(schemaOf(plan), ['properties']) },
  };
};
