import type { KindName } from '../../kinds/kindNames.ts';
import { titleOf } from './completeField.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import type { Field } from '../screen.ts';
import type { LayoutItemFile, Text } from '../files/screenFile.ts';

/*
 * What a screen shows when its file does not say: everything, in the order of the schema.
 */

type Fields = Readonly<Record<string, Field>>;

/** Columns of a list that nobody chose. */
const columnCount = 6;

/** Kinds that a column does not hold well. */
const uncolumned: readonly KindName[] = [
  'longtext',
  'children',
  'json',
  'shape',
  'file',
  'image',
  'polygon',
];

/** Two of these stand side by side. */
const short: readonly KindName[] = [
  'number',
  'money',
  'percent',
  'date',
  'datetime',
  'time',
  'choice',
  'phone',
  'email',
  'pincode',
];

const kept = ['id', 'version'];

const isOwn = ({ path }: Field): boolean => !kept.includes(path);

/** Fields that say what a record is stand first, then the rest as the schema has them. */
export const defaultColumns = (fields: Fields): readonly string[] => {
  const fitting = Object.values(fields).filter(
    field => isOwn(field) && !uncolumned.includes(field.kind),
  );
  const title = defaultTitle(fields);
  const paths = fitting.map(({ path }) => path);
  const ordered = title === undefined ? paths : [title, ...paths.filter(path => path !== title)];
  // Columns of the same name cannot be told apart.
  const labelOf = (path: string) => fields[path]?.label.en;
  const labels = new Set<string | undefined>();
  const told = ordered.filter(path => {
    const isNew = !labels.has(labelOf(path));
    labels.add(labelOf(path));
    return isNew;
  });
  return told.length > 0 ? told.slice(0, columnCount) : ['id'];
};

const names = ['name', 'title', 'label'];

/** The field that stands for a record: one that is called so, else the first words. */
export const defaultTitle = (fields: Fields): string | undefined => {
  const texts = Object.values(fields).filter(
    field => isOwn(field) && field.visible === true && field.kind === 'text',
  );
  const named = names.find(name => texts.some(({ path }) => path === name));
  return named ?? texts.find(({ required }) => required === true)?.path ?? texts[0]?.path;
};

interface Group {
  readonly label: Text | null;
  readonly fields: Field[];
}

/** The head that a field is under: its group's, its alternative's, or none. */
const headOf = (schema: JsonSchema, { path }: Field): Text | null => {
  const [top = '', ...below] = path.split('.');
  const part = schema.properties?.[top];
  if (below.length > 0 && part) return titleOf(top, part);
  const own = schema.alternatives?.find(({ names: held }) => held.includes(top));
  return own ? { en: own.title, hi: own.title } : null;
};

const isSameHead = (one: Text | null, other: Text | null): boolean => one?.en === other?.en;

/** Short fields side by side, everything else below each other. */
const inRows = (fields: readonly Field[]): readonly LayoutItemFile[] => {
  const items: LayoutItemFile[] = [];
  for (let index = 0; index < fields.length; index += 1) {
    const [field, next] = [fields[index], fields[index + 1]];
    if (!field) continue;
    const isPair = next && short.includes(field.kind) && short.includes(next.kind);
    if (isPair) {
      items.push({ in: 'row', of: [field.path, next.path] });
      index += 1;
    } else items.push(field.path);
  }
  return items;
};

/** The form of a record: its fields in the order of the schema, a section for each object and each alternative. */
export const defaultForm = (schema: JsonSchema, fields: Fields): readonly LayoutItemFile[] => {
  const groups: Group[] = [];
  for (const field of Object.values(fields)) {
    if (!isOwn(field) || field.readonly === true) continue;
    const label = headOf(schema, field);
    const last = groups.at(-1);
    if (last && isSameHead(last.label, label)) last.fields.push(field);
    else groups.push({ label, fields: [field] });
  }
  return groups.flatMap(({ label, fields: held }): readonly LayoutItemFile[] =>
    label ? [{ in: 'section', label, of: inRows(held) }] : inRows(held),
  );
};
