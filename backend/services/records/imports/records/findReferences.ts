import { noIdText, readId, type RecordId } from '#contract/kinds/reference.ts';
import { listParts } from '#contract/kinds/choices.ts';
import type { ImportColumn } from '#contract/model/importColumns.ts';
import type { Reference, RecordScreen } from '#contract/model/types.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { sameNames } from '#contract/domain/places/otherNames.ts';
import { nameReadings } from '#contract/domain/imports/nameReadings.ts';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { lineFaults } from '#contract/domain/messages/importFaults.ts';
import { toldText, type Told } from '#contract/domain/messages/told.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import { openSource } from '../../../../records/source/openSource.ts';
import type { SourceSetting } from '../../../../records/source/RecordSource.ts';
import { inAnotherForm } from './inAnotherForm.ts';
import type { CsvFile } from '../../../../imports/file/readCsv.ts';

type Read = { readonly value: unknown } | { readonly error: Told };

/** By path of the field: how its cells are read. */
export type FoundReferences = ReadonlyMap<string, { readonly read: (cell: string) => Read }>;

/** The fields that people know a record by: its title first, then what its list is searched by. */
const namingFields = (target: RecordScreen, { title }: Reference): readonly string[] => [
  ...new Set([title, ...target.list.search]),
];

/** Kinds of fields that tell one record from another of its name. */
const saysBeside: readonly string[] = ['text', 'email'];

/** What its list tells of a record beside its name. */
const besideOf = (target: RecordScreen, { title }: Reference, record: IdentifiedRecord): string => {
  const told = target.list.columns
    .filter(({ field }) => field !== title && saysBeside.includes(target.fields[field]?.kind ?? ''))
    .map(({ field }) => valueAt(record, field))
    .find(value => typeof value === 'string' && value !== '');
  return asText(told);
};

const plain = (text: string): string => foldedText(text).trim();

/** Whether something that a record says of itself is what stands beside its name, such as its State or city. */
const isBeside = (target: RecordScreen, record: IdentifiedRecord, beside: string): boolean => {
  const meant = [beside, ...sameNames(beside)].map(plain);
  return Object.values(target.fields).some(({ path, kind }) => {
    const value = saysBeside.includes(kind) ? valueAt(record, path) : undefined;
    return typeof value === 'string' && meant.includes(plain(value));
  });
};

type ByNames = (names: readonly string[]) => Promise<readonly IdentifiedRecord[]>;

/** Of what is no name as it stands: records by another name of a place, or by a name with something beside it. */
const otherwiseNamed = async (
  texts: readonly string[],
  target: RecordScreen,
  fields: readonly string[],
  readByNames: ByNames,
): Promise<ReadonlyMap<string, readonly IdentifiedRecord[]>> => {
  const readings = texts.flatMap(text =>
    nameReadings(text).map(({ name, beside }) => ({
      text,
      beside,
      // A place may be written by the name that it had: Bangalore, Gurgaon.
      names: beside === null ? sameNames(name) : [name, ...sameNames(name)],
    })),
  );
  const names = [...new Set(readings.flatMap(one => one.names))];
  const known = names.length > 0 ? await readByNames(names) : [];
  const found = new Map<string, readonly IdentifiedRecord[]>();
  for (const reading of readings) {
    const { text, beside } = reading;
    const fitting = known.filter(
      record =>
        fields.some(field => reading.names.includes(String(valueAt(record, field)))) &&
        (beside === null || isBeside(target, record, beside)),
    );
    if (fitting.length > 0 && !found.has(text)) found.set(text, fitting);
  }
  return found;
};

/** One name or id as the id of a record. */
const readerOf = (
  target: RecordScreen,
  reference: Reference,
  byId: ReadonlyMap<string, RecordId>,
  byTitle: ReadonlyMap<string, readonly IdentifiedRecord[]>,
) => {
  const { one, other } = target.label;
  const title = {
    en: reference.title,
    hi: target.fields[reference.title]?.label.hi ?? reference.title,
  };
  return (text: string): { readonly id: RecordId } | { readonly error: Told } => {
    const id = byId.get(text);
    if (id !== undefined) return { id };
    const [first, ...more] = byTitle.get(text) ?? [];
    if (first === undefined) return { error: lineFaults.noReference(one, text, title) };
    if (more.length === 0) return { id: first.id };
    const candidates = [first, ...more].map(record => ({
      id: record.id,
      name: asText(valueAt(record, reference.title)),
      beside: besideOf(target, reference, record),
    }));
    return { error: lineFaults.severalReferences(other, text, candidates) };
  };
};

/** The person may not look into those records: then ids are taken as they are, and the save tells what is wrong. */
const idsAlone = (text: string): { readonly id: RecordId } | { readonly error: Told } => {
  const id = readId(text);
  return id === undefined ? { error: toldText(noIdText) } : { id };
};

const isClosed = (error: unknown): boolean =>
  error instanceof Refusal && ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'].includes(error.code);

const readerFor = async (
  reference: Reference,
  texts: readonly string[],
  setting: SourceSetting,
) => {
  const target = setting.screens.get(reference.to);
  if (target?.type !== 'records') return idsAlone;
  try {
    const source = openSource({ ...setting, screen: target });
    const ids = texts.flatMap(text => readId(text) ?? []).filter(id => typeof id === 'number');
    const byId = new Map(
      (await source.readByIds(ids)).map(record => [String(record.id), record.id]),
    );
    const byTitle = new Map<string, readonly IdentifiedRecord[]>();
    let unknown = texts.filter(text => !byId.has(text));
    const fields = namingFields(target, reference);
    for (const field of fields) {
      const keys = unknown.map(text => [text]);
      for (const record of keys.length > 0 ? await source.readByKeys([field], keys) : []) {
        const name = String(valueAt(record, field));
        byTitle.set(name, [...(byTitle.get(name) ?? []), record]);
      }
      unknown = unknown.filter(text => !byTitle.has(text));
    }
    const readByNames: ByNames = async names => {
      const found = new Map<string, IdentifiedRecord>();
      for (const field of fields)
        for (const record of await source.readByKeys(
          [field],
          names.map(name => [name]),
        ))
          found.set(String(record.id), record);
      return [...found.values()];
    };
    const others = await otherwiseNamed(unknown, target, fields, readByNames);
    for (const [text, records] of others) byTitle.set(text, records);
    const left = unknown.filter(text => !byTitle.has(text));
    for (const [text, records] of await inAnotherForm(left, fields, source))
      byTitle.set(text, records);
    return readerOf(target, reference, byId, byTitle);
  } catch (error) {
    if (isClosed(error)) return idsAlone;
    throw error;
  }
};

/** Looks up all records that the cells of reference fields name, by their title or their id. */
export const findReferences = async (
  { rows }: CsvFile,
  columns: readonly ImportColumn[],
  setting: SourceSetting,
): Promise<FoundReferences> => {
  const found = new Map<string, { read: (cell: string) => Read }>();
  for (const [at, { field }] of columns.entries()) {
    const { reference, path, kind } = field;
    if (!reference) continue;
    const isList = kind === 'references';
    const partsOf = (cell: string) => (isList ? listParts(cell) : [cell]);
    const texts = new Set(rows.flatMap(({ cells }) => partsOf(cells[at] ?? '')));
    texts.delete('');
    const readOne = await readerFor(reference, [...texts], setting);
    found.set(path, {
      read: cell => {
        const ids: RecordId[] = [];
        for (const part of partsOf(cell)) {
          const one = readOne(part);
          if ('error' in one) return one;
          ids.push(one.id);
        }
        return { value: isList ? [...new Set(ids)] : ids[0] };
      },
    });
  }
  return found;
};
