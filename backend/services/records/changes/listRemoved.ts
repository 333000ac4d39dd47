import { and, desc, eq, gt, inArray, isNotNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/calls/index.ts';
import { migrationActs } from '#contract/domain/records/migrationActs.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notAllowed } from '../../../calls/Refusal.ts';
import { apiTokens, auditEntries, users } from '../../../database/schema/index.ts';
import { readableAmong } from '../../../policies/recordDoor.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import { nameOfActor } from './nameOfActor.ts';
import { recordLabels } from './recordLabels.ts';
import { restorableOf } from './restorable.ts';
import { isAmongRemovable, mayRemove } from './restoreRecord.ts';
import type { Around } from './visibleChanges.ts';

const pageSize = 20;

/** GET removed-records: those whose newest entry is their removal, and that are still kept to come back. */
export const listRemoved =
  (around: Around): Verb<CallOf<'console.removed'>> =>
  async context => {
    const { query, db } = context;
    const screen = recordScreen(around.screens, query.resource);
    const { resource, data } = screen;
    if (!mayRemove(around, screen, context)) throw notAllowed();
    const restorable = restorableOf(resource, data.calls === null);
    if (!restorable) return { results: [], next: null };
    const { table, isKnown } = restorable;
    const later = alias(auditEntries, 'later');
    const rows = await db
      .select({ entry: auditEntries, actorName: nameOfActor })
      .from(auditEntries)
      .innerJoin(
        table,
        and(eq(sql`${table.id}::text`, auditEntries.entityId), isNotNull(table.deletedAt)),
      )
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .leftJoin(apiTokens, eq(apiTokens.id, auditEntries.tokenId))
      .where(
        and(
          inArray(auditEntries.entity, [...resourceNames(screen)]),
          eq(auditEntries.action, 'delete'),
          query.before === undefined ? undefined : lt(auditEntries.id, query.before),
          notExists(
            db
              .select({ found: sql`1` })
              .from(later)
              .where(
                and(
                  inArray(later.entity, [...resourceNames(screen)]),
                  eq(later.entityId, auditEntries.entityId),
                  gt(later.id, auditEntries.id),
                  notInArray(later.action, [...migrationActs]),
                ),
              ),
          ),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(pageSize + 1);
    const page = rows.slice(0, pageSize);
    const readable = await readableAmong(
      around.servedCalls,
      screen,
      page.map(({ entry }) => entry.entityId),
      context,
    );
    const shown: typeof page = [];
    for (const row of page) {
      const id = Number(row.entry.entityId);
      const last = { ...(row.entry.before as object | null), [data.key]: id };
      if (!readable.has(row.entry.entityId) || !isAmongRemovable(screen, context, last)) continue;
      if ((await isKnown?.(context, id)) !== false) shown.push(row);
    }
    const labelOf = await recordLabels(
      around,
      shown.map(({ entry }) => ({ screen, entry })),
      context,
    );
    return {
      results: shown.map(({ entry, actorName }) => ({
        id: entry.entityId,
        label: labelOf(entry).label,
        at: entry.at.toISOString(),
        actorName: actorName ?? 'System',
      })),
      next: rows.length > pageSize ? (page.at(-1)?.entry.id ?? null) : null,
    };
  };
