import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callList } from '#contract/calls/index.ts';
import type { JsonSchema } from '#contract/model/types.ts';

/*
 * A record's shape is said twice: as a form schema for the browser, and in the bodies of its calls for the server.
 * Here the two are held together, for every screen whose calls are documented.
 */

/** A schema as either side writes it, reduced to what it lets through. */
type Loose = Omit<JsonSchema, 'properties' | 'items'> & {
  readonly anyOf?: readonly Loose[];
  readonly properties?: Readonly<Record<string, Loose>>;
  readonly items?: Loose;
};

const constraints = [
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'additionalProperties',
] as const;

const typesOf = ({ type }: Loose): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

/** `['string', 'null']` of a form schema and the union with null of a body mean the same: may be cleared. */
const reduced = (schema: Loose): Record<string, unknown> => {
  const [branch, nothing] = schema.anyOf ?? [];
  if (branch && nothing?.type === 'null') return { ...reduced(branch), isClearable: true };
  const values = schema.enum?.filter(value => value !== null);
  const types = typesOf(schema);
  return {
    // The values of an enumeration imply their type, and TypeBox does not repeat it.
    ...(values ? { enum: values } : { type: types.filter(type => type !== 'null') }),
    ...(types.includes('null') ? { isClearable: true } : {}),
    ...Object.fromEntries(
      constraints.flatMap(name => (schema[name] === undefined ? [] : [[name, schema[name]]])),
    ),
    ...(schema.items ? { items: reduced(schema.items) } : {}),
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, inner]) => [name, reduced(inner)]),
          ),
          required: [...(schema.required ?? [])].sort(),
        }
      : {}),
  };
};

const writableOf = (schema: Loose): Loose => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([, inner]) => !inner.readOnly),
  ),
});

const call = (id: string) => {
  const found = callList.find(candidate => candidate.id === id);
  if (!found) throw new Error(`No call has the id "${id}"`);
  return found;
};

const without = (name: string, names: readonly string[] = []): string[] =>
  names.filter(candidate => candidate !== name);

const screens = [...readScreens().values()].flatMap(screen =>
  screen.type === 'records' && screen.data.calls
    ? [{ resource: screen.resource, calls: screen.data.calls, form: screen.schema }]
    : [],
);

it('finds the screens', () => {
  expect(screens.map(({ resource }) => resource)).toEqual(
    expect.arrayContaining(['package-families', 'packages', 'products']),
  );
});

/** What the page of a record tells beside the record, by hand. */
const beside: Readonly<Record<string, readonly string[]>> = {
  'np-packages': ['slots'],
  termsheets: ['milestones', 'opportunityPackageMappings', 'productMappings'],
};

describe.each(screens)('$resource', ({ resource, calls, form }) => {
  it.skipIf(!calls.create)('creates from exactly the writable fields of the form', () => {
    const body = call(calls.create?.call ?? '').body as Loose;
    expect(reduced(body)).toEqual(reduced(writableOf(form)));
  });

  it.skipIf(!calls.update)('updates the same fields, each on its own, with the version', () => {
    const { properties = {}, ...body } = call(calls.update?.call ?? '').body as Loose;
    expect(body.required).toContain('version');
    expect(without('version', body.required)).toEqual([]);
    const fields = Object.fromEntries(
      Object.entries(properties).filter(([name]) => name !== 'version'),
    );
    expect(reduced({ ...body, properties: fields, required: form.required })).toEqual(
      reduced(writableOf(form)),
    );
  });

  it('answers the fields of the form, and no other', () => {
    const page = call(calls.list.call).answer as Loose;
    const row = page.properties?.['results']?.items;
    const record = calls.get ? (call(calls.get.call).answer as Loose) : row;
    const fields = Object.keys(form.properties ?? {});
    const more = calls.get ? (beside[resource] ?? []) : [];
    expect(Object.keys(row?.properties ?? {}).sort()).toEqual([...fields].sort());
    expect(Object.keys(record?.properties ?? {}).sort()).toEqual([...fields, ...more].sort());
  });
});
