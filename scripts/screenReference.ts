import type { MetaSchema } from '#contract/model/check/checkStructure.ts';

/** Stands between the description of a key and its example. */
export const exampleMark = ' Example: ';

type Schemas = Readonly<Record<string, MetaSchema>>;

const refName = (schema: MetaSchema): string | undefined => schema.$ref?.replace('#/$defs/', '');

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** Definitions with keys of their own have a section; the others are told where they are used. */
const hasSection = (schema: MetaSchema | undefined): boolean => schema?.properties !== undefined;

/** Object forms among alternatives, such as the groups of a layout. */
const formsOf = (schema: MetaSchema): readonly MetaSchema[] =>
  (schema.oneOf ?? schema.items?.oneOf ?? []).filter(hasSection);

/** Names of code, which are in a list of their own. */
const isNames = ({ enum: names, title, description }: MetaSchema): boolean =>
  description !== undefined && (names ?? title) !== undefined;

const isNamed = (schema: MetaSchema): boolean =>
  hasSection(schema) || isNames(schema) || schema.oneOf !== undefined || formsOf(schema).length > 0;

const link = (name: string): string => `[${name}](#${name.toLowerCase()})`;

const typeWords = (schema: MetaSchema, defs: Schemas): string => {
  const name = refName(schema);
  if (name !== undefined) {
    const target = defs[name];
    if (target && isNamed(target)) return link(name);
    return target ? typeWords(target, defs) : name;
  }
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.oneOf) return schema.oneOf.map(branch => typeWords(branch, defs)).join(' or ');
  if (schema.items) return `list of ${typeWords(schema.items, defs)}`;
  if (schema.properties) return 'object';
  if (schema.additionalProperties) {
    const by = schema.propertyNames?.$ref ? ` by ${typeWords(schema.propertyNames, defs)}` : '';
    return `map of ${typeWords(schema.additionalProperties, defs)}${by}`;
  }
  return [schema.type ?? 'any'].flat().join(' or ');
};

const descriptionOf = (schema: MetaSchema, defs: Schemas): string =>
  schema.description ?? defs[refName(schema) ?? '']?.description ?? '';

/** What a reader is shown of each key, by its name; see `keyExamples`. */
export type Examples = ReadonlyMap<string, string>;

interface Reference {
  readonly defs: Schemas;
  readonly examples: Examples;
}

const lines = (
  schema: MetaSchema,
  reference: Reference,
  name: string,
  prefix = '',
): readonly string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const { defs, examples } = reference;
    const needed = schema.required?.includes(key) ? ', needed' : '';
    const full = name === '' ? key : `${name}.${key}`;
    const example = examples.get(full);
    const line = `- \`${prefix}${key}\` (${typeWords(inner, defs)}${needed}): ${descriptionOf(inner, defs)}`;
    const forms = [inner, ...formsOf(inner)].filter(hasSection);
    return [
      example === undefined ? line : `${line}${exampleMark}${example}`,
      ...forms.flatMap(form => lines(form, reference, full, `${prefix}${key}.`)),
    ];
  });

const section = (name: string, schema: MetaSchema, reference: Reference): string => {
  const tables = [schema, ...formsOf(schema)]
    .filter(hasSection)
    .map(form => lines(form, reference, name).join('\n'));
  const names = isNames(schema) ? (schema.enum ?? []).map(code).join(', ') : '';
  return [`## ${name}`, schema.description ?? '', names, ...tables]
    .filter(part => part !== '')
    .join('\n\n');
};

/** The reference of the screen file as Markdown, from the descriptions in its meta-schema. */
export const screenReference = (
  meta: MetaSchema & { readonly title: string },
  examples: Examples,
): string => {
  const defs = meta.$defs ?? {};
  const reference = { defs, examples };
  const named = Object.entries(defs).filter(([, schema]) => isNamed(schema));
  return (
    [
      `# ${meta.title}`,
      'Generated from `contract/model/grammar` by `npm run screens -- reference`. How to use it: [add a screen](../how-to/add-a-screen.md).',
      meta.description ?? '',
      lines(meta, reference, '').join('\n'),
      ...named.map(([name, schema]) => section(name, schema, reference)),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
};
