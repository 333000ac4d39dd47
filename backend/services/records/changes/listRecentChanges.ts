import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { migrationActs } from '#contract/domain/records/migrationActs.ts';
import { carriedValues } from '#contract/model/record/carriedValues.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import { actOnScreen } from '#contract/model/record/actsOfScreen.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { Screen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { apiTokens, auditEntries, users } from '../../../database/schema/index.ts';
import { readableAmong } from '../../../policies/recordDoor.ts';
import { nameOfActor } from './nameOfActor.ts';
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

interface Told {
  readonly screen: Screen;
  readonly entry: typeof auditEntries.$inferSelect;
  readonly actorName: string | null;
}

/** How many entries are read for one line, so that one act upon many records fills one line and not all. */
const entriesALine = 10;
const groupedWithin = 60 * 60 * 1000;

/** One after the other, within an hour, by one person, the same act upon the same kind of record: one line. */
const isSame = (one: Told, other: Told): boolean =>
  one.entry.entity === other.entry.entity &&
  one.entry.action === other.entry.action &&
  one.entry.actorId === other.entry.actorId &&
  one.entry.at.getTime() - other.entry.at.getTime() <= groupedWithin;

/** Entries, newest first, as lines: each with its records, every record once. */
const linesOf = (told: readonly Told[]): readonly (readonly [Told, ...Told[]])[] => {
  const lines: [Told, ...Told[]][] = [];
  for (const one of told) {
    const line = lines.at(-1);
    if (!line || !isSame(line[0], one)) lines.push([one]);
    else if (!line.some(({ entry }) => entry.entityId === one.entry.entityId)) line.push(one);
  }
  return lines;
};

/**
 * GET recent-changes: the newest entries of the records that the person may open, with the way to each. What a page of
 * its own keeps, such as a matrix, has no label: the page stands for it. A record whose title is another one's name, such
 * as a price's package, is read for it. Many of one kind are one line, with their sum, and lead to the list.
 */
export const listRecentChanges =
  (around: Around): Verb<CallOf<'console.recentChanges'>> =>
  async context => {
    const { query, actor, db, services } = context;
    const visible = new Map(
      [...around.screens.values()].flatMap(screen =>
        canDo(screen, actor.roleCodes, screen.type === 'page' ? 'list' : 'show')
          ? resourceNames(screen).map(name => [name, screen] as const)
          : [],
      ),
    );
    if (visible.size === 0) return { results: [] };
    const limit = query.limit ?? 10;
    const rows = await db
      .select({ entry: auditEntries, actorName: nameOfActor })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .leftJoin(apiTokens, eq(apiTokens.id, auditEntries.tokenId))
      .where(
        and(
          inArray(auditEntries.entity, [...visible.keys()]),
          // A release changes thousands at once, and nobody did it.
          notInArray(auditEntries.action, [...migrationActs]),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(limit * entriesALine);
    const today = indiaDay(services.now());
    /** A change of a record beyond the person's rows is not their to hear of. */
    const isAmong = (screen: Screen, entry: (typeof rows)[number]['entry']) => {
      if (screen.type === 'page') return true;
      const [before, after] = [entry.before, entry.after].map(state =>
        carriedValues(screen, (state ?? {}) as Values),
      );
      const record = { ...before, ...after, [screen.data.key]: entry.entityId };
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
        ? [{ screen, entry: { ...entry, entity: screen.resource }, actorName }]
        : [];
    });
    const lines = linesOf(told).slice(0, limit);
    const namingOf = await recordLabels(around, lines.flat(), context);
    const results = lines.map(line => {
      const [{ screen, entry, actorName }] = line;
      const isPage = screen.type === 'page';
      const isGone = !isPage && entry.action === 'delete';
      const named = line.map(one => ({ id: one.entry.entityId, ...namingOf(one.entry) }));
      const amounts = named.flatMap(({ amount }) => amount ?? []);
      return {
        id: entry.id,
        at: entry.at.toISOString(),
        actorName: actorName ?? 'System',
        action: entry.action,
        act: actOnScreen(screen, entry.action),
        resource: entry.entity,
        recordId: entry.entityId,
        recordLabel: named[0]?.label ?? '',
        records: named.map(({ id, label }) => ({ id, label })),
        amount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0),
        route:
          isPage || line.length === 1
            ? isGone
              ? null
              : addressOf(screen, entry.entityId)
            : screen.route,
      };
    });
    return { results };
  };
