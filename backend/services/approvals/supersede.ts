import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  approvalHistory,
  approvalRequests as r,
  approvalTasks as t,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { noticeSuperseded } from './notices.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Row = typeof r.$inferSelect;

/** Ends a request whose content has changed, or whose deal has ended: nobody can answer it any more. */
export const supersede = async (writing: Writing, row: Row): Promise<void> => {
  const { db, actor, services } = writing;
  await db
    .update(r)
    .set({ status: 'Superseded', version: sql`${r.version} + 1`, updatedBy: actor.id })
    .where(eq(r.id, row.id));
  await db
    .update(t)
    .set({ status: 'NotNeeded', version: sql`${t.version} + 1`, updatedBy: actor.id })
    .where(and(eq(t.approvalRequestId, row.id), inArray(t.status, ['open', 'waiting'])));
  await db.insert(approvalHistory).values({
    approvalRequestId: row.id,
    userId: actor.id,
    role: 'system',
    status: 'Superseded',
    at: services.now(),
  });
  await noticeSuperseded(writing, row);
};
