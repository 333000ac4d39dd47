import { clientReach } from '#contract/domain/clients/clientReach.ts';
import { dashboardTypes, tilesOf } from '#contract/domain/dashboards/dashboards.ts';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { NumbersEvent } from '#contract/domain/eventTopics.ts';
import type { Written } from '../../events/Written.ts';
import { countedTables } from '../../query/countedTables.ts';
import { tablesOfTile } from '../dashboards/tileRows.ts';
import { countView, waitingViews, type Around, type Asking } from '../records/views/countViews.ts';

/** What someone's Home and dashboards count. */
export interface Numbers {
  readonly all: NumbersEvent;
  /** Those that a write may have changed; undefined where it concerns none of them, or only what the person does not see. */
  readonly changedBy: (write: Written, userId: number) => NumbersEvent | undefined;
}

/** What is counted out of one table. */
interface Counted {
  readonly tiles: Set<TileKey>;
  /** Tiles for which the table only says whose their rows are. */
  readonly moving: Set<TileKey>;
  readonly lists: Set<string>;
}

const nothing: NumbersEvent = { tiles: [], lists: [] };

const ask = async (around: Around, context: Asking): Promise<Numbers> => {
  const { actor, db, services } = context;
  const byTable = new Map<string, Counted>();
  const counted = (table: string): Counted => {
    const known = byTable.get(table) ?? { tiles: new Set(), moving: new Set(), lists: new Set() };
    byTable.set(table, known);
    return known;
  };
  const setting = { actor, today: indiaDay(services.now()) };
  const tiles = [...new Set(dashboardTypes.flatMap(type => tilesOf(type, actor.grants)))];
  for (const key of tiles) {
    const { rows, scope } = tablesOfTile(db, key, setting);
    for (const table of rows) counted(table).tiles.add(key);
    for (const table of scope) counted(table).moving.add(key);
  }
  const views = waitingViews(around.screens, actor);
  for (const view of views)
    for (const table of await countedTables(() => countView(around, view, context)))
      counted(table).lists.add(view.screen.resource);
  const reach = clientReach(actor.grants, 'list');
  const isStored = (resource: string) => {
    const screen = around.screens.get(resource);
    return screen?.type === 'records' && screen.data.calls === null;
  };

  /** Of rows that are of someone: the same whom lists and tiles ask (`opportunityScope`), by what the write tells. */
  const reaches = ({ lines, people }: Written, userId: number): boolean =>
    people === undefined ||
    reach.everybody ||
    people.includes(userId) ||
    reach.lines.some(line => lines?.includes(line));

  return {
    all: { tiles, lists: [...new Set(views.map(({ screen }) => screen.resource))] },
    changedBy: (write, userId) => {
      const known = byTable.get(write.table);
      if (!known || !reaches(write, userId)) return undefined;
      const { resources } = write;
      return {
        tiles: [...known.tiles, ...(write.isMoved ? known.moving : nothing.tiles)],
        lists: [...known.lists].filter(
          list => !resources || !isStored(list) || resources.includes(list),
        ),
      };
    },
  };
};

/** More sets of roles than a company has. */
const mostKept = 500;

/**
 * Finds what a person's Home counts and out of which tables, by their own statements; those with the same roles count the same,
 * so that it is found once for all of them.
 */
export const numbersOf = (around: Around) => {
  const kept = new Map<string, Promise<Numbers>>();
  return (context: Asking): Promise<Numbers> => {
    const roles = context.actor.grants.map(({ code, isAutomatic }) => `${code}${isAutomatic}`);
    const key = roles.toSorted().join();
    const known = kept.get(key);
    if (known) return known;
    if (kept.size === mostKept) kept.clear();
    const found = ask(around, context);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  };
};
