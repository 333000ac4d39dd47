import { canDo } from '#contract/model/screenAccess.ts';
import type { Screen } from '#contract/model/types.ts';
import type { Context } from '../calls/Context.ts';
import type { ReadableIds, ServedCalls } from '../calls/ServedCall.ts';

type Asking = Pick<Context, 'actor' | 'db' | 'services'>;

/**
 * Lists by hand whose records are no client's: whoever may make the call reads all of them. A list that is neither declared
 * nor named here tells nothing of its records by their ids.
 */
const grantedLists: ReadonlySet<string> = new Set([
  'adPackages.list',
  'adProductConfigs.list',
  'audienceMaximizers.list',
  'cities.list',
  'localities.list',
  'localityInsights.list',
  'microsites.list',
  'siteTakeovers.list',
  'stories.list',
  'videoTours.list',
]);

/** Pages by hand that keep changes under their own name, and the list whose readers are theirs. */
const listOfPage: Readonly<Record<string, string>> = {
  'discount-matrix': 'granted',
  jobs: 'jobs.list',
};

const all: ReadableIds = (_context, keys) => Promise.resolve(new Set(keys));

/** What says whose the records of a screen are; undefined where nothing does. */
const readableOf = (servedCalls: ServedCalls, screen: Screen): ReadableIds | undefined => {
  // The store's records are whose the grants of their screen say, row by row.
  if (screen.type === 'records' && screen.data.calls === null) return all;
  const list =
    screen.type === 'records' ? screen.data.calls?.list.call : listOfPage[screen.resource];
  if (list === undefined) return undefined;
  if (list === 'granted') return all;
  const served = servedCalls.get(list);
  return served?.readable ?? (served && grantedLists.has(list) ? all : undefined);
};

/** The verb that opens a record, or the page that stands for its records. */
const opening = ({ type }: Screen): string => (type === 'page' ? 'list' : 'show');

/**
 * The one door to what is told of records by kind and id (history, recent changes, topics, who has it open): those among
 * the ids that the person may read by their kind's own declaration, one statement for all of them. What says nothing of
 * whose its records are tells nothing. Rows that a screen grants beside are asked by whoever has read the record.
 */
export const readableAmong = async (
  servedCalls: ServedCalls,
  screen: Screen,
  ids: readonly string[],
  context: Asking,
): Promise<ReadonlySet<string>> => {
  const readable = readableOf(servedCalls, screen);
  if (!readable || !canDo(screen, context.actor.roleCodes, opening(screen))) return new Set();
  return readable(context, ids, screen.type === 'records' ? screen.data.key : 'id');
};

/**
 * Screens whose records can be opened and of which nothing says whose they are.
 * @throws Error at the start of a server that has any
 */
export const refuseUnstated = (servedCalls: ServedCalls, screens: Iterable<Screen>): void => {
  const unstated = [...screens].flatMap(screen => {
    if (screen.type !== 'records' || !screen.data.calls) return [];
    const opens =
      screen.access === 'signed-in' ||
      Object.values(screen.access).some(grant => grant?.do.includes('show'));
    // A list that another service answers keeps no history here.
    const isServed = servedCalls.has(screen.data.calls.list.call);
    return opens && isServed && !readableOf(servedCalls, screen) ? [screen.resource] : [];
  });
  if (unstated.length > 0)
    throw new Error(
      `Nothing says whose the records of ${unstated.join(', ')} are: declare them, or name their list in recordDoor.ts`,
    );
};
