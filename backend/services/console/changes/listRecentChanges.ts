import { desc, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { canDo, hiddenFields, rowsFor } from '#contract/model/screenAccess.ts';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Verb } from '../../../calls/Context.ts';
import { auditEntries, users } from '../../../database/schema/index.ts';
import type { Screens } from '../../../screens/readScreens.ts';

const labelOf = (
  screen: RecordScreen,
  { roleCodes }: Actor,
  id: string,
  ...states: unknown[]
): string => {
  const isShown = !hiddenFields(screen, roleCodes).includes(screen.title);
  for (const state of states) {
    const value = (state as Record<string, unknown> | null)?.[screen.title];
    if (isShown && typeof value === 'string' && value) return value;
  }
  return `${screen.label.one.en} ${id}`;
};

/**
 * GET recent-changes: the newest entries of the records that the person may open, with the way to each. What a page of
 * its own keeps, such as a matrix, has no label: the page stands for it.
 */
export const listRecentChanges =
  (screens: Screens): Verb<CallOf<'console.recentChanges'>> =>
  async ({ query, actor, db, services }) => {
    const visible = new Map(
      [...screens.values()].flatMap(screen =>
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
    /** A change of a record beyond the person's rows is not his to hear of. */
    const isAmong = (screen: Screen, entry: (typeof rows)[number]['entry']) => {
      if (screen.type === 'page') return true;
      const states = [entry.before, entry.after] as (object | null)[];
      const record = { ...states[0], ...states[1], [screen.data.key]: entry.entityId };
      const scope = { record, user: actor, today };
      return evaluate(rowsFor(screen, actor.roleCodes, 'show'), scope);
    };
    const results = rows.flatMap(({ entry, actorName }) => {
      const screen = visible.get(entry.entity);
      if (!screen || !isAmong(screen, entry)) return [];
      const isPage = screen.type === 'page';
      const isGone = !isPage && entry.action === 'delete';
      return {
        id: entry.id,
        at: entry.at.toISOString(),
        actorName: actorName ?? 'System',
        action: entry.action,
        resource: entry.entity,
        recordId: entry.entityId,
        recordLabel: isPage
          ? ''
          : labelOf(screen, actor, entry.entityId, entry.after, entry.before),
        route: isGone ? null : isPage ? screen.route : `${screen.route}/${entry.entityId}`,
      };
    });
    return { results };
  };
