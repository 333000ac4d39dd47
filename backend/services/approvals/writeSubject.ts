import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { standsAfter, type ApprovalSubject } from '#contract/domain/approvals/approvalSubjects.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import {
  opportunities,
  opportunityMovements,
  opportunityPackages as packages,
  opportunityProducts as products,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { endWithDeal } from '../endWithDeal.ts';
import { decideSwap } from './swaps/decideSwap.ts';
import { answerRefund } from './answerRefund.ts';
import { decideExclusivity } from './decideExclusivity.ts';
import { writeStatus, type SubjectStatus } from './writeStatus.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

interface Decided {
  readonly entityId: number;
  readonly opportunityId: number | null;
  readonly durationInDays: number | null;
}

const bump = (version: PgColumn) => sql`${version} + 1`;

/** The days that were granted come on top of the end of the package and of the products in it. */
const extend = async ({ db, actor }: Writing, { entityId, durationInDays }: Decided) => {
  const [row] = await db
    .select({ endDate: packages.endDate })
    .from(packages)
    .where(eq(packages.id, entityId));
  if (!row?.endDate || durationInDays === null) return;
  await db
    .update(packages)
    .set({ endDate: addDays(row.endDate, durationInDays), updatedBy: actor.id })
    .where(eq(packages.id, entityId));
  await db
    .update(products)
    .set({ endDate: sql`${products.endDate} + ${durationInDays}::integer` })
    .where(and(eq(products.opportunityPackageId, entityId), sql`${products.endDate} is not null`));
};

const dropped = opportunityBuckets.lost[1];

const dropDeal = async (writing: Writing, id: number): Promise<void> => {
  const { db, actor, services } = writing;
  const [row] = await db
    .select({ statusId: opportunities.statusId })
    .from(opportunities)
    .where(eq(opportunities.id, id));
  await db
    .update(opportunities)
    .set({
      statusId: dropped,
      lostAt: services.now(),
      version: bump(opportunities.version),
      updatedBy: actor.id,
    })
    .where(eq(opportunities.id, id));
  await db.insert(opportunityMovements).values({
    opportunityId: id,
    field: 'status',
    fromValue: row ? String(row.statusId) : null,
    toValue: String(dropped),
    createdBy: actor.id,
  });
  await endWithDeal(writing, id);
};

/** Writes where an approval stands into what it is about, and what a decision brings about. */
export const writeSubject = async (
  writing: Writing,
  subject: ApprovalSubject,
  decided: Decided,
  status: SubjectStatus,
): Promise<void> => {
  const { type, entity, kind } = subject;
  const { entityId } = decided;
  const isDecided = status === 'Approved' || status === 'Rejected';
  await writeStatus(writing, subject, entityId, standsAfter(subject, status));
  if (kind === 'extension' && status === 'Approved') await extend(writing, decided);
  else if (type === 'DealDropped' && status === 'Approved') await dropDeal(writing, entityId);
  else if (entity === 'refunds' && isDecided)
    await answerRefund(writing, entityId, status === 'Approved');
  else if (entity === 'builder_exclusivity_requests' && isDecided)
    await decideExclusivity(writing, entityId, status === 'Approved');
  else if (entity === 'slot_swaps' && isDecided)
    await decideSwap(writing, entityId, status === 'Approved');
};
