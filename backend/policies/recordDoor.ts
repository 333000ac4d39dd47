import { isHiddenFrom } from '#contract/model/record/formerMembers.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import type { Context } from '../calls/Context.ts';
import type { ReadableIds, ServedCalls } from '../calls/ServedCall.ts';
import { openLists } from './openKinds.ts';

type Asking = Pick<Context, 'actor' | 'db' | 'services'>;

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
  return served?.readable ?? (served && Object.hasOwn(openLists, list) ? all : undefined);
};

/** The verb that opens a record, or the page that stands for its records. */
const opening = ({ type }: Screen): string => (type === 'page' ? 'list' : 'show');

/**
 * The one door to what is reported about records by kind and id (history, recent changes, topics, who has it open): those among
 * the ids that the person may read by their kind's own declaration, one statement for all of them. What says nothing of
 * whose its records are tells nothing. Rows that a screen grants beside are asked by anyone who has read the record.
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
 * The same of records that a list has answered the person, for anyone who writes them into a file: a list by hand of which
 * nothing says whose its records are, or of another service, has answered for them.
 */
export const readableListed = async (
  servedCalls: ServedCalls,
  screen: RecordScreen,
  ids: readonly string[],
  context: Asking,
): Promise<ReadonlySet<string>> =>
  (readableOf(servedCalls, screen) ?? all)(context, ids, screen.data.key);

/** The call whose list a screen of records shows. */
const listOf = (servedCalls: ServedCalls, screen: RecordScreen) =>
  screen.data.calls ? servedCalls.get(screen.data.calls.list.call) : undefined;

/** A path with the groups that it is in: `a.b.c`, `a.b`, `a`. */
const around = (path: string): readonly string[] => {
  const keys = path.split('.');
  return keys.map((_key, at) => keys.slice(0, keys.length - at).join('.'));
};

/**
 * Which fields of a record the person does not see, though they see the record: those that their roles hide, what is left of
 * fields that are no more, and secrets. A path is kept with any group that it is in.
 */
export const fieldsKept = async (
  servedCalls: ServedCalls,
  screen: RecordScreen,
  id: string,
  context: Asking,
): Promise<(path: string) => boolean> => {
  const isHidden = isHiddenFrom(screen, context.actor.roleCodes);
  const secrets = listOf(servedCalls, screen)?.secrets;
  const isTold = !secrets || (await secrets.toldAmong(context, [id])).has(id);
  return path =>
    around(path).some(one => isHidden(one) || (!isTold && secrets.fields.includes(one)));
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
      `Nothing says whose the records of ${unstated.join(', ')} are: declare them, or name their list in openKinds.ts`,
    );
};
