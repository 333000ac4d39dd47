import type {
  FieldFile,
  GrantFile,
  JsonSchema,
  LayoutItemFile,
  ReferenceFile,
  ScreenFile,
} from '../types.ts';
import { newKind, type NewKind } from './newKinds.ts';
import type { FieldPlan, ScreenPlan } from './ScreenPlan.ts';
import { firstPlace } from './freePlace.ts';
import { bothWords, inWords, singular } from './words.ts';

const everything = ['list', 'show', 'create', 'edit', 'remove', 'export'];
/** Longer texts and lists would make every row of the list tall. */
export const isColumn = ({ kind }: FieldPlan): boolean =>
  kind !== 'longtext' && kind !== 'children' && kind !== 'polygon';

/** Where the two files of a new screen go. */
export const pathsOf = ({ resource, group }: ScreenPlan) => ({
  screen: `resources/${group}/${resource}.json`,
  schema: `form-schemas/${singular(resource)}.schema.json`,
});

const boundsOf = ({ min, max }: FieldPlan['bounds'], isLength: boolean): JsonSchema => ({
  ...(min !== undefined && { [isLength ? 'minLength' : 'minimum']: min }),
  ...(max !== undefined && { [isLength ? 'maxLength' : 'maximum']: max }),
});

/** What the form schema says of a field. */
export const schemaOfField = (field: FieldPlan): JsonSchema => {
  const { kind, label, options, isRequired, bounds, of } = field;
  const { schema } = newKind(kind);
  const isText = schema.type === 'string';
  const isWords = isText && schema.format === undefined && options.length === 0;
  return {
    title: label.en,
    ...schema,
    ...(isWords && isRequired ? { minLength: 1, pattern: '\\S' } : {}),
    ...boundsOf(bounds, isText),
    ...(kind === 'choice' ? { enum: options } : {}),
    ...(kind === 'choices' ? { items: { type: 'string', enum: options } } : {}),
    ...(of.length > 0 ? { items: objectOf(of) } : {}),
  };
};

const objectOf = (fields: readonly FieldPlan[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  properties: Object.fromEntries(fields.map(field => [field.name, schemaOfField(field)])),
});

/** What the store keeps of a record by itself, where its schema names it. */
const kept = {
  createdById: { en: 'Made by (ID)', hi: 'बनाने वाले की आईडी', schema: { type: 'integer' } },
  createdByName: { en: 'Made by', hi: 'बनाने वाले', schema: { type: 'string' } },
  updatedAt: { en: 'Updated', hi: 'अपडेट', schema: { type: 'string', format: 'date-time' } },
  updatedByName: { en: 'Updated by', hi: 'अपडेट करने वाले', schema: { type: 'string' } },
} as const;
const keptNames = Object.keys(kept) as readonly (keyof typeof kept)[];

/** The form schema of a new screen. */
export const schemaOf = ({ one, fields, tellsWho }: ScreenPlan): JsonSchema => {
  const record = objectOf(fields);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: one.en,
    ...record,
    properties: {
      id: { title: 'ID', type: 'integer', readOnly: true },
      ...record.properties,
      version: { title: 'Version', type: 'integer', readOnly: true },
      ...(tellsWho &&
        Object.fromEntries(
          keptNames.map(name => [
            name,
            { title: kept[name].en, ...kept[name].schema, readOnly: true },
          ]),
        )),
    },
  };
};

/** The kind by its name where the schema alone does not tell it; a range is two dates. */
const namedKind = (kind: NewKind): Pick<FieldFile, 'as'> =>
  kind !== 'range' && kind !== 'decimal' && newKind(kind).isNamed ? { as: kind } : {};

/** Nobody is chosen who has left; records that name them keep their name. */
const offeredOf = (to: string): Pick<ReferenceFile, 'where'> =>
  to === 'colleagues' ? { where: { isActive: { eq: true } } } : {};

/** A value that is written like a name reads like one; any other is what people write already. */
const wordsOf = (value: string): string =>
  /^[a-z][a-zA-Z0-9-]*$/.test(value) ? inWords(value) : value;

/** What the screen file says of a field. */
export const fieldOf = ({ kind, label, options, to }: FieldPlan): FieldFile => ({
  label: { hi: label.hi },
  ...namedKind(kind),
  ...(to ? { reference: { to, ...offeredOf(to) } } : {}),
  ...(options.length > 0
    ? { options: options.map(value => ({ value, label: bothWords(wordsOf(value)) })) }
    : {}),
  ...uploadOf(kind),
});

const uploadOf = (kind: NewKind): Pick<FieldFile, 'upload'> => {
  const { upload } = newKind(kind);
  return upload ? { upload } : {};
};

/** Fields by their paths; those of an entry follow with the path of its list in front. */
const fieldsOf = (fields: readonly FieldPlan[], prefix = ''): readonly [string, FieldFile][] =>
  fields.flatMap(field => [
    [prefix + field.name, fieldOf(field)],
    ...fieldsOf(field.of, `${prefix}${field.name}.`),
  ]);

const rulesOf = (fields: readonly FieldPlan[]): Pick<ScreenFile, 'rules'> => {
  const ranges = fields.filter(({ notBefore }) => notBefore !== '');
  if (ranges.length === 0) return {};
  return {
    rules: Object.fromEntries(
      ranges.map(({ name, notBefore }) => [
        `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-in-order`,
        {
          fail: { [name]: { lt: { $: `record.${notBefore}` } } },
          at: [name],
          message: {
            en: 'The last day must not be before the first',
            hi: 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता',
          },
        },
      ]),
    ),
  };
};

/** The form from above, both days of a range beside each other. */
const formOf = (fields: readonly FieldPlan[]): readonly LayoutItemFile[] =>
  fields.flatMap<LayoutItemFile>(({ name, notBefore }, place) => {
    if (fields[place + 1]?.notBefore === name) return [];
    return notBefore === '' ? [name] : [{ in: 'row' as const, of: [notBefore, name] }];
  });

const accessOf = ({
  keepers,
  readers,
}: ScreenPlan): Record<string, readonly string[] | GrantFile> =>
  Object.fromEntries([
    ...readers.map(role => [role, ['list', 'show']]),
    ...keepers.map(role => [role, everything]),
  ]);

/** The screen file of a new screen. */
export const contentOf = (plan: ScreenPlan) => ({
  $schema: '../../contract/model/resource.meta.schema.json',
  format: 1,
  resource: plan.resource,
  route: `/${plan.resource}`,
  label: { en: [plan.one.en, plan.other.en], hi: [plan.one.hi, plan.other.hi] },
  ...(plan.fields[0]?.name === 'name' ? {} : { title: plan.fields[0]?.name }),
  menu: { group: plan.group, icon: plan.icon, order: plan.order ?? firstPlace },
  schema: pathsOf(plan).schema.replace('form-schemas/', ''),
  access: accessOf(plan),
  fields: {
    ...Object.fromEntries(fieldsOf(plan.fields)),
    ...(plan.tellsWho &&
      Object.fromEntries(keptNames.map(name => [name, { label: { hi: kept[name].hi } }]))),
  },
  ...rulesOf(plan.fields),
  list: plan.fields
    .filter(isColumn)
    .map(({ name }) => name)
    .concat(plan.tellsWho ? ['createdByName', 'updatedAt'] : []),
  form: formOf(plan.fields),
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
    screen: { file: paths.screen, text: inLines(contentOf(plan), ['fields', 'rules']) },
    schema: { file: paths.schema, text: inLines(schemaOf(plan), ['properties']) },
  };
};
