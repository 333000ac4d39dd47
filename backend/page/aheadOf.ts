import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { listQuery } from '#contract/requests/listQuery.ts';
import { openingRequest } from '#contract/requests/opening.ts';
import { withPlaced } from '#contract/requests/placed.ts';
import { queryString } from '#contract/requests/queryString.ts';
import { isIdOf, typedId } from '#contract/requests/recordOf.ts';
import type { Actor } from '../calls/Actor.ts';
import type { Services } from '../calls/Context.ts';
import { noteTables, type TouchedTables } from '../database/touchedTables.ts';
import { viewsOf } from '../services/records/views/viewRows.ts';
import type { Screens } from '../screens/readScreens.ts';
import { addressOf } from './addressOf.ts';
import type { Place } from './placeOf.ts';
import { relatedReads } from './relatedReads.ts';

/** What a page may begin with: answers that are known already, and addresses to read while its script loads. */
export interface Ahead {
  readonly answers: Readonly<Record<string, unknown>>;
  /** What those were read from, as the header of an answer says it (`tablesHeader`). */
  readonly tables?: string;
  readonly reads: readonly string[];
  /** The list that opens; how many rows it asks for only the browser knows. */
  readonly rows?: {
    readonly resource: string;
    readonly least: number;
    /** `{rows}` stands for how many, `{last}` for one less. */
    readonly address: string;
  };
}

export const nothingAhead: Ahead = { answers: {}, reads: [] };

/** The request that the list makes when nobody has chosen anything (`createDataProvider` makes the same). */
export const rowsAddress = (screen: RecordScreen, product: string, rows: number): string => {
  const request = openingRequest(screen.list, rows);
  const { calls } = screen.data;
  if (calls) {
    return addressOf(calls.list.call, product, { query: listQuery(calls.list, request) });
  }
  const { pagination = { page: 1, perPage: 10 }, sort } = request;
  const first = (pagination.page - 1) * pagination.perPage;
  const query = queryString({
    filter: '{}',
    range: JSON.stringify([first, first + pagination.perPage - 1]),
    sort: JSON.stringify([sort?.field, sort?.order]),
  });
  return `/console/v1/records/${screen.resource}?${query}`;
};

/** A number that stands nowhere else in an address, so that another can take its place. */
const anyRows = 987_654_321;

/** That request for a number of rows that is not known yet. */
export const rowsAddressOpen = (screen: RecordScreen, product: string): string =>
  rowsAddress(screen, product, anyRows)
    .replace(String(anyRows), '{rows}')
    .replace(String(anyRows - 1), '{last}');

/** The request for one record; undefined where it is read through the list or the id is none of the screen's. */
export const recordAddress = (
  screen: RecordScreen,
  product: string,
  recordId: string,
): string | undefined => {
  if (!isIdOf(screen, recordId)) return undefined;
  const id = typedId(screen, recordId);
  const { calls } = screen.data;
  if (!calls) return `/console/v1/records/${screen.resource}/${encodeURIComponent(id)}`;
  if (!calls.get) return undefined;
  const { query, id: place } = calls.get;
  return addressOf(calls.get.call, product, withPlaced({ query }, [{ place, value: id }]));
};

/** What someone who opens this address will ask first. Rights are checked when it is asked. */
export const aheadOf = async (
  { db, config }: Services,
  screens: Screens,
  actor: Actor,
  { screen, recordId, isNew, isBare }: Place,
): Promise<Ahead> => {
  const may = (verb: string) => canDo(screen, actor.roleCodes, verb);
  if (screen.type !== 'records') return nothingAhead;
  const { slug } = config.product;
  if (recordId !== undefined) {
    const address = may('show') || may('edit') ? recordAddress(screen, slug, recordId) : undefined;
    if (!address) return nothingAhead;
    const related = isBare ? relatedReads(screens, screen, recordId, actor, slug) : [];
    return { answers: {}, reads: [address, ...related] };
  }
  if (isNew || !may('list')) return nothingAhead;
  const touched: TouchedTables = { read: new Set(), written: new Set(), isUntold: false };
  const views = await noteTables(touched, () => viewsOf(db, screen.resource, actor));
  const opens = views.some(
    ({ isMyDefault, defaultOf }) =>
      isMyDefault || actor.roleCodes.some(role => defaultOf.includes(role)),
  );
  const viewsAddress = addressOf('views.list', slug, { query: { resource: screen.resource } });
  return {
    answers: { [viewsAddress]: { results: views } },
    tables: [...touched.read].join(' '),
    reads: [],
    ...(isBare &&
      !opens && {
        rows: {
          resource: screen.resource,
          least: screen.list.pageSize,
          address: rowsAddressOpen(screen, slug),
        },
      }),
  };
};
