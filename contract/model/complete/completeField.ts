import { allOf, anyOf } from '../../rules/join.ts';
import { kinds } from '../../kinds/index.ts';
import { completeParts } from './completeParts.ts';
import type { JsonSchema, SchemaCase } from '../jsonSchema.ts';
import { kindOf } from './kindOf.ts';
import { isOptionListName, optionLists } from '../optionLists.ts';
import type { Condition } from '../../rules/condition.ts';
import { allowedValues, casesOf, propertiesOf, typeOf } from '../schemaAt.ts';
import type { Field, Option, Reference } from '../screen.ts';
import type { AskFile, FieldFile, OptionFile, ReferenceFile, Text } from '../files/screenFile.ts';

type Fields = Readonly<Record<string, FieldFile>>;

/** `packageFamilyName` → `Package family name`, for a property without a title. */
const words = (path: string): string => {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const labelOf = (path: string, schema: JsonSchema, file: FieldFile): Text => {
  const en = file.label?.en ?? schema.title ?? words(path);
  return { en, hi: file.label?.hi ?? (file.label?.en === undefined ? schema.hi?.title : en) ?? en };
};

/** What a property is called where no screen file names it. */
export const titleOf = (name: string, schema: JsonSchema): Text => labelOf(name, schema, {});

type Allowed = ReturnType<typeof allowedValues>;

const sharedOptions = (name: string, allowed: Allowed): readonly OptionFile[] => {
  const list: readonly OptionFile[] = isOptionListName(name) ? optionLists[name] : [];
  const isAllowed = (option: OptionFile) => allowed.some(({ value }) => value === option.value);
  return allowed.length > 0 ? list.filter(isAllowed) : list;
};

const optionFiles = (allowed: Allowed, options: FieldFile['options']): readonly OptionFile[] => {
  if (typeof options === 'string') return sharedOptions(options, allowed);
  return (
    options ??
    allowed.map(({ value, title, hindi }) =>
      title ? { value, label: { en: title, hi: hindi ?? title } } : { value },
    )
  );
};

const optionsOf = (
  schema: JsonSchema,
  file: FieldFile,
  { offered }: Partial<SchemaCase>,
): readonly Option[] => {
  const whenOf = (value: Option['value']): Condition =>
    offered?.[schema.enum?.indexOf(value) ?? -1] ?? true;
  return optionFiles(allowedValues(schema.items ?? schema), file.options).map(
    ({ value, label, tone, when }) => ({
      value,
      label: label ?? { en: String(value), hi: String(value) },
      tone: tone ?? 'neutral',
      when: allOf([whenOf(value), when ?? true]),
    }),
  );
};

const referenceOf = (file: ReferenceFile | undefined): Reference | null =>
  file
    ? {
        to: file.to,
        title: file.title ?? 'name',
        where: file.where ?? true,
        none: file.none ?? null,
      }
    : null;

/** Where the kind `city` finds its records, so that no screen repeats it. */
const cityReference: ReferenceFile = { to: 'cities' };

interface Place {
  /** As `fields` of the file names it. */
  readonly key: string;
  /** As the completed field carries it. */
  readonly path: string;
  readonly isRequired: boolean;
  /** What the cases of its schema put on it. */
  readonly inCase?: SchemaCase | undefined;
}

/** What a schema says of a field, in Hindi as far as the glossary has it. */
const helpOf = ({ description, hi }: JsonSchema, { help }: FieldFile): Text | null =>
  help ??
  (description === undefined ? null : { en: description, hi: hi?.description ?? description });

/** What has a form of its own takes along what it refers to. */
const withDefinitions = (schema: JsonSchema, $defs: JsonSchema['$defs']): JsonSchema =>
  schema.isShape && $defs ? { ...schema, $defs } : schema;

const fieldOf = (
  place: Place,
  schema: JsonSchema,
  files: Fields,
  $defs?: JsonSchema['$defs'],
): Field => {
  const file = files[place.key] ?? {};
  const name = kindOf(schema, file.as);
  const { align, operators } = kinds[name];
  const { visible = true, required = false, ...offers } = place.inCase ?? {};
  return {
    path: place.path,
    kind: name,
    label: labelOf(place.key, schema, file),
    help: helpOf(schema, file),
    unit: file.unit ?? null,
    align,
    operators,
    options: optionsOf(schema, file, offers),
    reference: referenceOf(name === 'city' ? cityReference : file.reference),
    children: name === 'children' ? fieldsIn({ ...schema, $defs }, files, `${place.key}.`, '') : [],
    missing: file.missing ?? [],
    negative: file.negative ?? null,
    exact: file.exact ?? false,
    visible: allOf([visible, file.visible ?? true]),
    required: place.isRequired || anyOf([required, file.required ?? false]),
    readonly: schema.readOnly === true || file.compute !== undefined || (file.readonly ?? false),
    whenHidden: file.whenHidden ?? (visible === true ? 'keep' : 'clear'),
    default: file.default ?? (schema.default as Field['default']),
    compute: file.compute ?? null,
    follows: file.follows ?? null,
    proposes: file.proposes ?? null,
    upload: file.upload ?? null,
    was: file.was ?? [],
    cell: file.cell ?? null,
    entry: file.entry ?? null,
    parts: file.parts ? completeParts(file.parts) : null,
    schema: withDefinitions(schema, $defs),
  };
};

const isGroup = (schema: JsonSchema, file: FieldFile | undefined): boolean =>
  typeOf(schema) === 'object' &&
  schema.properties !== undefined &&
  !schema.isShape &&
  file?.as === undefined;

/** The case of a field inside a group, which is there when its group is. */
const inGroup = (own: SchemaCase | undefined, group: Condition): SchemaCase | undefined =>
  group === true
    ? own
    : {
        required: false,
        ...own,
        visible: allOf([group, own?.visible ?? true]),
      };

/** Nobody writes a part of what is read-only as a whole. */
const partsOf = (group: JsonSchema): JsonSchema =>
  group.readOnly === true
    ? {
        ...group,
        properties: Object.fromEntries(
          Object.entries(propertiesOf(group)).map(([name, inner]) => [
            name,
            { ...inner, readOnly: true },
          ]),
        ),
      }
    : group;

/** The fields of an object, or of a list's items; the fields of an inner object follow with its path in front. */
const fieldsIn = (
  schema: JsonSchema,
  files: Fields,
  keyPrefix: string,
  pathPrefix: string,
  group: Condition = true,
): readonly Field[] => {
  const required = schema.required ?? schema.items?.required ?? [];
  const cases = casesOf(schema);
  return Object.entries(propertiesOf(schema)).flatMap(([name, inner]) => {
    const [key, path] = [keyPrefix + name, pathPrefix + name];
    const inCase = inGroup(cases[name], group);
    const { $defs } = schema;
    if (isGroup(inner, files[key]))
      return fieldsIn({ ...partsOf(inner), $defs }, files, `${key}.`, `${path}.`, inCase?.visible);
    // Nobody can be asked for what can only be nothing.
    const isRequired = required.includes(name) && inner.type !== 'null' && group === true;
    const place = { key, path, isRequired, inCase };
    return [fieldOf(place, inner, files, $defs)];
  });
};

/** Every field of a record by its path, in the order of the schema. */
export const completeFields = (
  schema: JsonSchema,
  files: Fields = {},
): Readonly<Record<string, Field>> =>
  Object.fromEntries(fieldsIn(schema, files, '', '').map(field => [field.path, field]));

/** A field that an action asks for; its schema has the type that its kind stores. */
export const completeAsk = (ask: AskFile): Field => {
  const [first, ...others] = kinds[ask.as].jsonTypes;
  const type = others.length > 0 ? kinds[ask.as].jsonTypes : first;
  return fieldOf({ key: ask.name, path: ask.name, isRequired: false }, type ? { type } : {}, {
    [ask.name]: ask,
  });
};

/** A part of a value that has a form of its own, as a field by itself: `path` is its name. */
export const partField = (name: string, schema: JsonSchema, isRequired: boolean): Field => ({
  ...fieldOf({ key: name, path: name, isRequired }, schema, {}),
  label: titleOf(name, schema),
});
