import { desc, eq, inArray } from 'drizzle-orm';
import { actInWords } from '#contract/domain/auditActs.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { Screen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { auditEntries, users } from '../../../database/schema/index.ts';
import { readableAmong } from '../../../policies/recordDoor.ts';
import { recordLabels } from './recordLabels.ts';
import type { Around } from './visibleChanges.ts';

type Entry = Pick<typeof auditEntries.$inferSelect, 'entity' | 'entityId'>;

/** Which entries tell of records that someone may read, asked once for each kind of record. */
const readableEntries = async (
  { servedCalls }: Around,
  visible: ReadonlyMap<string, Screen>,
  context: Pick<Context, 'actor' | 'db' | 'services'>,
  entries: readonly Entry[],
) => {
  const known = new Map<string, ReadonlySet<string>>();
  for (const [entity, screen] of visible) {
    const ids = entries.filter(entry => entry.entity === entity).map(entry => entry.entityId);
    if (ids.length > 0)
      known.set(entity, await readableAmong(servedCalls, screen, [...new Set(ids)], context));
  }
  return ({ entity, entityId }: Entry): boolean => known.get(entity)?.has(entityId) ?? false;
};

/** Where a record, or the page that stands for it, is found; null where it has no address of its own. */
const addressOf = (screen: Screen, id: string): string | null => {
  if (screen.type === 'page') return screen.route;
  return screen.recordsAt === '' ? null : `${screen.recordsAt}/${id}`;
};

/**
 * GET recent-changes: the newest entries of the records that the person may open, with the way to each. What a page of
 * its own keeps, such as a matrix, has no label: the page stands for it. A record whose title is another one's name, such
 * as a price's package, is read for it.
 */
export const listRecentChanges =
  (around: Around): Verb<CallOf<'console.recentChanges'>> =>
  async context => {
    const { query, actor, db, services } = context;
    const visible = new Map(
      [...around.screens.values()].flatMap(screen =>
        canDo(screen, actor.roleCodes, screen.type === 'page' ? 'list' : 'show')
          ? [[screen.resource, screen]]
          : [],
      ),
    );
    if (visible.size === 0) return { results: [] };
    const rows = await db
      .select({ entry: auditEntries, actorName: users.name })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(inArray(auditEntries.entity, [...visible.keys()]))
      .orderBy(desc(auditEntries.id))
      .limit(query.limit ?? 10);
    const today = indiaDay(services.now());
    /** A change of a record beyond the person's rows is not their to hear of. */
    const isAmong = (screen: Screen, entry: (typeof rows)[number]['entry']) => {
      if (screen.type === 'page') return true;
      const states = [entry.before, entry.after] as (object | null)[];
      const record = { ...states[0], ...states[1], [screen.data.key]: entry.entityId };
      const scope = { record, user: actor, today };
      return evaluate(rowsFor(screen, actor.roleCodes, 'show'), scope);
    };
    const readable = await readableEntries(
      around,
      visible,
      context,
      rows.map(({ entry }) => entry),
    );
    const told = rows.flatMap(({ entry, actorName }) => {
      const screen = visible.get(entry.entity);
      return screen && isAmong(screen, entry) && readable(entry)
        ? [{ screen, entry, actorName }]
        : [];
    });
    const labelOf = await recordLabels(around, told, context);
    const results = told.map(({ screen, entry, actorName }) => {
      const isPage = screen.type === 'page';
      const isGone = !isPage && entry.action === 'delete';
      return {
        id: entry.id,
        at: entry.at.toISOString(),
        actorName: actorName ?? 'System',
        action: entry.action,
        act: actInWords(entry.action),
        resource: entry.entity,
        recordId: entry.entityId,
        recordLabel: isPage ? '' : labelOf(entry),
        route: isGone ? null : addressOf(screen, entry.entityId),
      };
    });
    return { results };
  };
