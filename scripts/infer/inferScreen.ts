import { completeFields } from '#contract/model/complete/completeField.ts';
import {
  defaultColumns,
  defaultForm,
  defaultTitle,
} from '#contract/model/complete/defaultParts.ts';
import { keptSchema } from '#contract/model/readScreen.ts';
import { readRecordSchema } from '#contract/model/schema/readRecordSchema.ts';
import type { FieldFile, LayoutItemFile, ScreenFile } from '#contract/model/types.ts';
import type { Members } from '#contract/model/written/SharedFiles.ts';
import { inWords, singular } from '#contract/model/newScreen/words.ts';
import type { ApiDocument, Operation } from './apiDocument.ts';
import { InferRefused } from './InferRefused.ts';
import type { RecordCalls } from './recordCalls.ts';
import { recordSchema } from './recordSchema.ts';

/** What is to become of a list of records. */
export interface InferPlan {
  readonly document: ApiDocument;
  readonly calls: RecordCalls;
  /** The name of the screen. */
  readonly resource: string;
  readonly group: string;
  /** The console makes these calls itself; else its own store keeps the records. */
  readonly isOwn: boolean;
  /** Screens that a field may refer to, with the field that stands for a record of theirs. */
  readonly screens: Readonly<Record<string, string>>;
}

/** The two files of a screen as they are inferred. */
export interface Inferred {
  readonly screen: Members;
  readonly schema: Members;
}

const everyone = 'signed-in';

const rolesOf = ({ roles }: Operation): readonly string[] =>
  roles === everyone || roles === null ? [everyone] : roles;

/** Who may make the call of a verb, of those who may see the list. */
const accessOf = ({ calls, isOwn }: InferPlan): Members => {
  const { list, create, update, remove } = calls;
  if (!isOwn) return { admin: ['list', 'show', 'create', 'edit', 'remove', 'export'] };
  const verbs = [
    ['create', create],
    ['edit', update],
    ['remove', remove],
  ] as const;
  const own = (role: string) =>
    verbs.flatMap(([verb, call]) =>
      call && rolesOf(call).some(one => one === role) ? [verb] : [],
    );
  const listed = rolesOf(list);
  // Everyone sees the list: those who may do more have a grant beside it.
  const more = listed.includes(everyone)
    ? [...new Set(verbs.flatMap(([, call]) => (call ? rolesOf(call) : [])))].filter(
        role => role !== everyone,
      )
    : [];
  return Object.fromEntries(
    [...listed, ...more].map(role => [role, ['list', 'show', ...own(role), 'export']]),
  );
};

const parameterOf = (call: Operation): string | undefined =>
  /\{([^}]+)\}[^/]*$/.exec(call.path)?.[1];

/** A call of one record: where its id goes is said where it is not `id` of the path. */
const recordCall = (call: Operation): unknown => {
  const parameter = parameterOf(call);
  return parameter === undefined || parameter === 'id'
    ? call.id
    : { call: call.id, id: { in: 'path', as: parameter } };
};

const removeCall = (call: Operation): unknown => {
  const parameter = parameterOf(call);
  if (parameter === undefined) return call.id;
  return {
    call: call.id,
    id: { in: 'path', as: parameter },
    ...(call.query.includes('version') && { version: { in: 'query', as: 'version' } }),
  };
};

/** What tells a record from the others where it is not `id`: its own id, or a name that only one of them has. */
const keyOf = ({ resource }: InferPlan, schema: Members): string | undefined => {
  const names = Object.keys(schema['properties'] as Members);
  const own = singular(resource).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const known = [`${own}Id`, 'uuid', 'code', 'key', 'value', 'name'];
  return (
    known.find(name => names.includes(name)) ?? names.find(name => /(?:Id|_id|Uuid)$/.test(name))
  );
};

const dataOf = (plan: InferPlan, schema: Members): Members => {
  const { list, get, create, update, remove } = plan.calls;
  const hasId = 'id' in (schema['properties'] as Members);
  const key = hasId ? undefined : keyOf(plan, schema);
  if (!hasId && key === undefined)
    throw new InferRefused(
      `${list.id} does not say what tells one of its records from another: its rows have no "id", and no name of theirs ends so`,
    );
  return {
    ...(key !== undefined && { key }),
    list: list.id,
    ...(get && parameterOf(get) !== undefined && { get: recordCall(get) }),
    ...(create && { create: create.id }),
    ...(update && parameterOf(update) !== undefined && { update: recordCall(update) }),
    ...(remove && { remove: removeCall(remove) }),
  };
};

/** Kinds that a name tells and a schema cannot, by the end of the name. */
const kindsByName = [
  [/Paise$/, 'money', 'integer'],
  [/^(?:phone|mobile)(?:Number)?$|(?:Phone|Mobile)(?:Number)?$/, 'phone', 'string'],
  [/^pin[cC]ode$/, 'pincode', 'string'],
  [/^gstin$/, 'gstin', 'string'],
  [/^pan$/, 'pan', 'string'],
] as const;

/** A text of so many letters is more than a line. */
const lineLength = 500;

const typeIn = ({ type }: Members): unknown =>
  Array.isArray(type) ? (type as readonly unknown[]).find(one => one !== 'null') : type;

const plural = (word: string): string =>
  word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;

const fieldOf = (
  name: string,
  schema: Members,
  { screens, resource }: InferPlan,
): FieldFile | undefined => {
  const type = typeIn(schema);
  const [, kind] = kindsByName.find(([form, , of]) => form.test(name) && of === type) ?? [];
  if (kind) return { as: kind };
  if (type === 'string' && Number(schema['maxLength']) >= lineLength) return { as: 'longtext' };
  const [, referred] = /^(\w+)Id$/.exec(name) ?? [];
  if (referred === undefined || type !== 'integer') return undefined;
  if (referred === 'city') return { as: 'city' };
  const to = plural(referred.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`));
  const title = screens[to];
  if (title === undefined || to === resource) return undefined;
  return { as: 'reference', reference: { to, ...(title !== 'name' && { title }) } };
};

/** As a person writes it: names of sections in English, rows as lists. */
const written = (items: readonly LayoutItemFile[]): readonly unknown[] =>
  items.map(item => {
    if (typeof item === 'string' || 'note' in item) return item;
    if (item.in === 'row') return written(item.of);
    return { section: item.label?.en ?? '', of: written(item.of) };
  });

/** What a person writes of a record; names of groups tell what is inside them. */
const fieldsOf = (schema: Members, plan: InferPlan): Readonly<Record<string, FieldFile>> =>
  Object.fromEntries(
    Object.entries(schema['properties'] as Readonly<Record<string, Members>>).flatMap(
      ([name, inner]) => {
        const field = fieldOf(name, inner, plan);
        return field ? [[name, field] as const] : [];
      },
    ),
  );

/** The screen and the record schema of a list of records. */
export const inferScreen = (plan: InferPlan): Inferred => {
  const { calls, resource, group, isOwn } = plan;
  const [one, other] = [inWords(singular(resource)), inWords(resource)];
  const schema = recordSchema(plan.document, calls, one);
  const schemaName = `${singular(resource)}.schema.json`;
  const fields = fieldsOf(schema, plan);
  const data: Pick<ScreenFile, 'data'> = isOwn
    ? { data: { calls: { list: { call: calls.list.id } } } }
    : {};
  const kept = keptSchema(readRecordSchema(schemaName, { [schemaName]: schema }), data);
  const complete = completeFields(kept, fields);
  const title = defaultTitle(complete);
  const isWritten = !isOwn || calls.create !== null || calls.update !== null;
  return {
    schema,
    screen: {
      $schema: '../../contract/model/resource.meta.schema.json',
      format: 1,
      resource,
      route: `/${resource}`,
      label: [one, other],
      ...(title !== undefined && title !== 'name' && { title }),
      menu: { group, icon: 'tag', order: 500 },
      schema: schemaName,
      access: accessOf(plan),
      ...(isOwn && { data: dataOf(plan, schema) }),
      ...(Object.keys(fields).length > 0 && { fields }),
      list: defaultColumns(complete),
      ...(isWritten && { form: written(defaultForm(kept, complete)) }),
    },
  };
};
