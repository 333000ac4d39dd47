import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { nameReadings } from '#contract/domain/imports/nameReadings.ts';
import { otherNames } from '#contract/domain/places/otherNames.ts';
import { priceFaults } from '#contract/domain/pricing/priceFaults.ts';
import type { LineError } from '#contract/domain/pricing/readImportLine.ts';
import type { Database } from '../../../database/client.ts';
import {
  cities,
  packageFamilies,
  packages,
  regions,
  states,
} from '../../../database/schema/index.ts';
import type { CsvFile } from '../../../imports/file/readCsv.ts';

/** Something that a cell can name, and what tells it from others of its name. */
interface Named {
  readonly id: number;
  readonly name: string;
  /** A package's family, a city's State. */
  readonly beside: string;
}

type Cells = Readonly<Record<string, string>>;
type Kind = 'package' | 'city' | 'region';

/** Which column names what, and which one beside it tells two apart. */
const kinds: readonly { column: string; beside: string | null; kind: Kind }[] = [
  { column: 'packageId', beside: 'packageFamily', kind: 'package' },
  { column: 'cityId', beside: 'state', kind: 'city' },
  { column: 'regionId', beside: null, kind: 'region' },
];

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Names as one parameter: a statement takes at most 65,535. */
const among = (names: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`;

const readers: Readonly<
  Record<Kind, (db: Database, names: readonly string[]) => Promise<Named[]>>
> = {
  package: (db, names) =>
    db
      .select({ id: packages.id, name: packages.name, beside: packageFamilies.name })
      .from(packages)
      .innerJoin(packageFamilies, eq(packageFamilies.id, packages.packageFamilyId))
      .where(and(isNull(packages.deletedAt), inArray(sql`lower(${packages.name})`, among(names))))
      .orderBy(packages.id),
  city: (db, names) =>
    db
      .select({ id: cities.id, name: cities.name, beside: states.name })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.stateId))
      .where(inArray(sql`lower(${cities.name})`, among(names)))
      .orderBy(cities.id),
  region: (db, names) =>
    db
      .select({ id: regions.id, name: regions.name, beside: cities.name })
      .from(regions)
      .innerJoin(cities, eq(cities.id, regions.cityId))
      .where(and(isNull(regions.deletedAt), inArray(sql`lower(${regions.name})`, among(names))))
      .orderBy(regions.id),
};

type Found = { readonly id: number } | { readonly fault: LineError };

const finder = (kind: Kind, column: string, all: readonly Named[]) => {
  const byName = new Map<string, Named[]>();
  for (const one of all) byName.set(plain(one.name), [...(byName.get(plain(one.name)) ?? []), one]);
  return (text: string, beside: string): Found => {
    for (const { name, beside: behind } of nameReadings(text)) {
      const known = [name, ...otherNames(name.trim())].flatMap(one => byName.get(plain(one)) ?? []);
      const told = plain(behind ?? beside);
      const fitting = told === '' ? known : known.filter(one => plain(one.beside) === told);
      const [first, ...more] = fitting;
      if (first && more.length === 0) return { id: first.id };
      if (first || (known.length > 0 && behind === null))
        return { fault: { column, ...priceFaults.whichOne(kind, text, known) } };
    }
    return { fault: { column, ...priceFaults.noName(kind, text) } };
  };
};

/** A file whose cells hold ids where they held names, and by line what of them names nothing or several. */
export interface NamedFile {
  readonly file: CsvFile;
  readonly faults: ReadonlyMap<number, readonly LineError[]>;
}

/** Looks up all names of packages, cities and regions in a file; ids stay as they are. */
export const readNames = async (db: Database, file: CsvFile): Promise<NamedFile> => {
  const { header, rows } = file;
  const faults = new Map<number, LineError[]>();
  let read = rows;
  for (const { column, beside, kind } of kinds) {
    const at = header.indexOf(column);
    if (at === -1) continue;
    const besideAt = beside === null ? -1 : header.indexOf(beside);
    const texts = new Set(rows.map(({ cells }) => cells[at] ?? '').filter(text => !isId(text)));
    texts.delete('');
    if (texts.size === 0) continue;
    const names = [...texts].flatMap(text => nameReadings(text).map(({ name }) => name));
    const known = names.flatMap(name => [name, ...otherNames(name.trim())]);
    const find = finder(kind, column, await readers[kind](db, [...new Set(known.map(plain))]));
    read = read.map(row => {
      const text = row.cells[at] ?? '';
      if (text === '' || isId(text)) return row;
      const found = find(text, row.cells[besideAt] ?? '');
      if ('id' in found) return { ...row, cells: row.cells.with(at, String(found.id)) };
      faults.set(row.line, [...(faults.get(row.line) ?? []), found.fault]);
      return row;
    });
  }
  return { file: { ...file, rows: read }, faults };
};

/** The cells that only tell others apart say nothing of the price itself. */
export const withoutBeside = ({ packageFamily: _family, state: _state, ...cells }: Cells): Cells =>
  cells;
