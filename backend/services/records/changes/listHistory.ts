import { and, count, desc, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { toPage } from '#contract/calls/paging.ts';
import { actOnScreen } from '#contract/model/record/actsOfScreen.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import type { Screen } from '#contract/model/types.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import { noScreen, notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notAllowed, notFound } from '../../../calls/Refusal.ts';
import { apiTokens, auditEntries, users } from '../../../database/schema/index.ts';
import { fieldsKept, readableAmong } from '../../../policies/recordDoor.ts';
import { changesToday } from './changesToday.ts';
import { nameOfActor } from './nameOfActor.ts';
import { refuseUnlessShown, type Around } from './visibleChanges.ts';

/**
 * Entries that gave a field another value, under whatever name it had then; a field without a value and one that is not there
 * are alike.
 */
const changedField = (screen: Screen, field: string): SQL => {
  const names = [field, ...(screen.type === 'records' ? (screen.fields[field]?.was ?? []) : [])];
  const of = (state: AnyColumn): SQL =>
    sql`coalesce(${sql.join(
      names.map(name => sql`${state} -> ${name}::text`),
      sql`, `,
    )}, 'null'::jsonb)`;
  return sql`${of(auditEntries.before)} is distinct from ${of(auditEntries.after)}`;
};

/**
 * GET history: for those who may open the record, whatever it was changed through. A page made by hand has one too: of
 * what is recorded under its own name, for those who may open the page.
 */
export const listHistory =
  (around: Around): Verb<CallOf<'console.history'>> =>
  async context => {
    const { query, actor, db } = context;
    const screen = around.screens.get(query.resource);
    if (!screen) throw notFound(noScreen(query.resource));
    if (screen.type === 'records') await refuseUnlessShown(around, screen, query.id, context);
    else if (!canDo(screen, actor.roleCodes, 'list')) throw notAllowed();
    else {
      const readable = await readableAmong(around.servedCalls, screen, [query.id], context);
      if (!readable.has(query.id)) throw notFound(notThere.record);
    }
    const isKept =
      screen.type === 'records'
        ? await fieldsKept(around.servedCalls, screen, query.id, context)
        : () => false;
    const { page = 0, pageSize = 20 } = query;
    // When a field changed that the person does not see is not told either.
    if (query.field !== undefined && isKept(query.field)) return toPage([], 0, page, pageSize);
    const ofRecord = and(
      inArray(auditEntries.entity, [...resourceNames(screen)]),
      eq(auditEntries.entityId, query.id),
      query.field === undefined ? undefined : changedField(screen, query.field),
    );
    const [total] = await db.select({ count: count() }).from(auditEntries).where(ofRecord);
    const rows = await db
      .select({ entry: auditEntries, actorName: nameOfActor })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .leftJoin(apiTokens, eq(apiTokens.id, auditEntries.tokenId))
      .where(ofRecord)
      .orderBy(desc(auditEntries.id))
      .limit(pageSize)
      .offset(page * pageSize);
    const results = rows.map(({ entry, actorName }) => {
      const changes = changesToday(screen, entry);
      return {
        id: entry.id,
        at: entry.at.toISOString(),
        actorName: actorName ?? 'System',
        surface: entry.surface,
        action: entry.action,
        act: actOnScreen(screen, entry.action),
        version: entry.version,
        changes: changes.filter(({ field }) => !isKept(field)),
      };
    });
    return toPage(results, total?.count ?? 0, page, pageSize);
  };
