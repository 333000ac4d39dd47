import { and, eq, sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cities, localities, states, users } from '#backend/database/schema/index.ts';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { headerOf } from '#contract/domain/imports/headerOf.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { importColumns } from '#contract/model/importColumns.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { guessColumns } from '#engine/import/match/matchColumns.ts';
import { startImports, type Imports } from './startImports.ts';

/*
 * Files as offices and companies publish them, reduced and with other names: they come in by saying which column is which, and
 * by nothing else.
 */

let test: Imports;
beforeAll(async () => {
  test = await startImports();
});
afterAll(() => test.close());

const screenOf = (resource: string) => test.screens.get(resource) as RecordScreen;

/** What a person says of the headings that the page does not know: the column, or that it is left out. */
type Said = Readonly<Record<string, string | null>>;

const checked = async (resource: string, csv: string, said: Said): Promise<ImportAnswer> => {
  const screen = screenOf(resource);
  const headings = headerOf(csv)?.headings ?? [];
  const guessed = guessColumns(headings, importColumns(screen), said, false);
  const path = screen.import?.call
    ? '/sapna/v2/package-price/csv/updatePackagePrice'
    : `/console/v1/imports/${resource}`;
  const answer = await (
    await test.importer(screen)
  ).call('POST', path, { query: { dryRun: true }, body: { csv, columns: guessed } });
  expect(answer.statusCode, answer.body.slice(0, 400)).toBe(200);
  return answer.json<ImportAnswer>();
};

const told = ({ results = [] }: ImportAnswer) =>
  results.flatMap(({ line, errors }) => (errors ? [{ line, errors }] : []));

/** Names that one place alone has, so that no State has to be told. */
const alone = sql`(select count(*) from cities other where other.name = ${cities.name}) = 1`;

describe('a published file', () => {
  it('of cities of a census, with numbers, groups and a column of remarks', async () => {
    const places = await test.client.db
      .select({ city: cities.name, state: states.name })
      .from(cities)
      .innerJoin(states, eq(states.id, cities.stateId))
      .where(
        and(
          alone,
          sql`not exists (select 1 from monetizable_cities sold
            where sold.city_id = ${cities.id} and sold.deleted_at is null)`,
        ),
      )
      .limit(4);
    const csv = [
      '"Sl. No.","Name of City","State/UT","Population (2011)","Remarks"',
      ...places.map(
        ({ city, state }, at) => `"${at + 1}","${city.toUpperCase()}","${state}","12,34,567","-"`,
      ),
      ',,,,',
    ].join('\r\n');
    const answer = await checked('monetizable-cities', csv, {
      'Sl. No.': null,
      'Name of City': 'city_id',
      'State/UT': null,
      'Population (2011)': null,
      Remarks: null,
    });
    expect(told(answer)).toEqual([]);
    expect(answer.counts).toMatchObject({ lines: 4, created: 4, errors: 0 });
  });

  it('of holidays of a government, with the day of the week beside the date', async () => {
    const csv = [
      'sep=;',
      'S.No;Holiday;Date;Day;State(s)',
      '1;Republic Day;26-Jan-2031;Sunday;',
      '2;Harvest Day;14.01.2031;Tuesday;Tamil Nadu, Puducherry',
      '3;Founders’ Day;01-05-2031;Thursday;Maharashtra',
      '4;Winter Fair;1 November 2031;Saturday;"Kerala"',
    ].join('\n');
    const answer = await checked('public-holidays', csv, {
      'S.No': null,
      Holiday: 'name',
      Date: 'day',
      Day: null,
      'State(s)': 'states',
    });
    expect(told(answer)).toEqual([]);
    expect(answer.counts).toMatchObject({ lines: 4, created: 4, errors: 0 });
    expect(answer.results?.[2]?.after).toMatchObject({ day: '2031-05-01', states: ['27'] });
  });

  it('of localities with their PIN codes, as a post office lists them', async () => {
    const places = await test.client.db
      .select({ name: localities.name, city: cities.name })
      .from(localities)
      .innerJoin(cities, eq(cities.id, localities.cityId))
      .where(
        sql`(select count(*) from localities other where other.name = ${localities.name}) = 1
          and not exists (select 1 from locality_agent_mappings taken
            where taken.locality_id = ${localities.id})`,
      )
      .limit(3);
    const [agent] = await test.client.db
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(eq(users.email, 'broker-agent@example.com'));
    const csv = [
      'OfficeName,Pincode,OfficeType,District,Assigned To,',
      ...places.map(({ name, city }) => `${name},400 001,S.O,${city},${agent?.name ?? ''},`),
      ',,,,,',
    ].join('\r\n');
    const answer = await checked('locality-agent-mappings', csv, {
      OfficeName: 'localityId',
      Pincode: null,
      OfficeType: null,
      District: null,
      'Assigned To': 'agentId',
    });
    expect(told(answer)).toEqual([]);
    expect(answer.counts).toMatchObject({ lines: 3, created: 3, errors: 0 });
  });

  it('of prices of a company, with rupees and days as people write them', async () => {
    const importer = await test.importer(screenOf('package-prices'));
    const { body } = await importer.get('/console/v1/exports/package-prices', {
      query: { use: 'change', filters: 'packageId=le=40' },
    });
    const [head = [], ...rows] = parse(body, { bom: true, to: 6 });
    const cell = (row: readonly string[], name: string) => row[head.indexOf(name)] ?? '';
    const lines = rows.map(row =>
      [
        cell(row, 'packageId'),
        cell(row, 'cityId'),
        cell(row, 'localityName'),
        cell(row, 'agentType'),
        formatRupees(Number(cell(row, 'price')) * 100 + 10_000),
        formatDay(cell(row, 'effectiveFrom')).replaceAll('/', '-'),
      ]
        .map(one => `"${one.replaceAll('"', '""')}"`)
        .join(';'),
    );
    const csv = ['Product code;Town;Area;Channel;Rate (₹);w.e.f.', ...lines].join('\n');
    const answer = await checked('package-prices', csv, {
      'Product code': 'packageId',
      Town: 'cityId',
      Area: 'localityName',
      Channel: 'agentType',
      'Rate (₹)': 'price',
      'w.e.f.': 'effectiveFrom',
    });
    expect(told(answer)).toEqual([]);
    expect(answer.counts).toMatchObject({ lines: rows.length, errors: 0 });
    expect(answer.counts.changed).toBeGreaterThan(0);
  });

  it('of who serves which town, under the names that towns had', async () => {
    const csv = [
      'Town\tAgent\tSince',
      'Bangalore\tImran Qureshi\t2019',
      'Gurgaon\tImran Qureshi\t2020',
      'Allahabad\tImran Qureshi\t2021',
    ].join('\n');
    const answer = await checked('city-agent-mappings', csv, {
      Town: 'cityId',
      Agent: 'agentId',
      Since: null,
    });
    expect(told(answer)).toEqual([]);
    expect(answer.counts).toMatchObject({ lines: 3, errors: 0 });
  });
});
