import { loadScreen } from 'virtual:screens';
import type { DataProvider, RaRecord } from 'react-admin';
import { asText } from '#contract/domain/texts/asText.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { bestMatch } from '#contract/requests/bestMatch.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';

/** A record that the palette found. */
export interface Hit {
  readonly id: number | string;
  readonly label: string;
  readonly note?: string;
  /** Where it is, when a field of it decides about that. */
  readonly to?: string;
}

/** Screens whose records the palette looks for in ways of its own, or whose lists are none of names. */
const apart: readonly string[] = ['accounts', 'contacts'];

/** Whose records may be looked for: those of lists with a place in the menu. */
export const isSearched = ({ resource, page, menu }: ScreenHead): boolean =>
  page === undefined && menu !== undefined && !apart.includes(resource);

const placeOf = ({ recordsAt, route }: ScreenHead): string => recordsAt ?? route;

/** The lists that show other records than those taken and than one another: a record has one page, and is found once. */
export const listsOfOthers = (
  heads: readonly ScreenHead[],
  taken: readonly ScreenHead[],
): readonly ScreenHead[] =>
  heads.filter(
    (head, at) =>
      ![...taken, ...heads.slice(0, at)].some(other => placeOf(other) === placeOf(head)),
  );

const nameOf = ({ title: path }: RecordScreen, record: RaRecord): string => {
  const title: unknown = record[path];
  return isNoValue(title) ? `#${record.id}` : asText(title);
};

/** What a record is called, read again. @throws HttpError when it is gone, or may not be read any more. */
export const nameInScreen = async (
  provider: DataProvider,
  resource: string,
  id: string,
): Promise<string> => {
  const screen = await loadScreen(resource);
  if (screen.type !== 'records') return `#${id}`;
  const { data } = await provider.getOne<RaRecord>(resource, { id });
  return nameOf(screen, data);
};

/** Looks through a list as its own search does, best match first; a list that cannot be searched has nothing. */
export const findInScreen = async (
  provider: DataProvider,
  { resource }: ScreenHead,
  {
    search,
    most,
    signal,
  }: {
    readonly search: string;
    readonly most: number;
    readonly signal: AbortSignal;
  },
): Promise<readonly Hit[]> => {
  const screen = await loadScreen(resource);
  if (screen.type !== 'records' || screen.list.search.length === 0 || screen.recordsAt === '')
    return [];
  const { data } = await provider.getList<RaRecord>(resource, {
    pagination: { page: 1, perPage: most },
    sort: { field: bestMatch, order: 'ASC' },
    filter: { q: search },
    signal,
  });
  return data.map(record => ({ id: record.id, label: nameOf(screen, record) }));
};
