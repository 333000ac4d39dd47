import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ImportCounts } from '#contract/calls/importAnswer.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { toPage } from '#contract/calls/paging.ts';
import type { Verb } from '../../../calls/Context.ts';
import { auditEntries, users } from '../../../database/schema/index.ts';
import { importEntity } from '../../../imports/importHistory.ts';

interface Kept extends ImportCounts {
  readonly fileName?: string;
}

const reverts = alias(auditEntries, 'reverts');
const reverters = alias(users, 'reverters');

/** GET imports/{resource}: what was applied, newest first, each with its revert if there was one. */
export const listImports: Verb<CallOf<'imports.list'>> = async ({ params, query, db }) => {
  const { page = 0, pageSize = 10 } = query;
  const applied = and(
    eq(auditEntries.entity, importEntity),
    eq(auditEntries.action, 'import'),
    sql`${auditEntries.after} ->> 'resource' = ${params.resource}`,
  );
  // The same file may be applied again after its revert: each application has the first revert behind it.
  const revert = db
    .select({ at: reverts.at, byName: reverters.name })
    .from(reverts)
    .leftJoin(reverters, eq(reverters.id, reverts.actorId))
    .where(
      and(
        eq(reverts.entity, importEntity),
        eq(reverts.action, 'revert'),
        eq(reverts.entityId, auditEntries.entityId),
        gt(reverts.id, auditEntries.id),
      ),
    )
    .orderBy(asc(reverts.id))
    .limit(1)
    .as('revert');
  const [total] = await db.select({ count: count() }).from(auditEntries).where(applied);
  const rows = await db
    .select({
      importId: auditEntries.entityId,
      at: auditEntries.at,
      actorName: users.name,
      after: auditEntries.after,
      revertedAt: revert.at,
      revertedByName: revert.byName,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoinLateral(revert, sql`true`)
    .where(applied)
    .orderBy(desc(auditEntries.id))
    .limit(pageSize)
    .offset(page * pageSize);
  const results = rows.map(({ importId, at, actorName, after, revertedAt, revertedByName }) => {
    const { fileName, lines, unchanged, changed, created, errors } = after as Kept;
    return {
      importId,
      at: at.toISOString(),
      actorName: actorName ?? 'System',
      fileName,
      counts: { lines, unchanged, changed, created, errors },
      revertedAt: revertedAt?.toISOString(),
      revertedByName: revertedByName ?? undefined,
    };
  });
  return toPage(results, total?.count ?? 0, page, pageSize);
};
