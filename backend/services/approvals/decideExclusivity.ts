import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { exclusivityRefusals } from '#contract/domain/slots/exclusivity.ts';
import { projectMessages } from '#contract/domain/slots/projectChecks.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  builderExclusivityRequests as exclusivity,
  projects,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services'>;
type Row = typeof exclusivity.$inferSelect;

/** A grant still has days ahead, and none that another one of the project has. @throws Refusal BAD_REQUEST */
const refuseGrant = async ({ db, services }: Writing, row: Row): Promise<void> => {
  if (row.endDate < indiaDay(services.now()))
    throw new Refusal('BAD_REQUEST', exclusivityRefusals.ended);
  const taken = await db.$count(
    exclusivity,
    and(
      eq(exclusivity.projectId, row.projectId),
      eq(exclusivity.approvalStatus, 'Approved'),
      ne(exclusivity.id, row.id),
      lte(exclusivity.startDate, row.endDate),
      gte(exclusivity.endDate, row.startDate),
    ),
  );
  if (taken > 0) throw new Refusal('BAD_REQUEST', projectMessages.builderExclusive);
};

/** What a decision does to a request for exclusivity; what is being activated on its project comes first. */
export const decideExclusivity = async (
  writing: Writing,
  id: number,
  isApproved: boolean,
): Promise<void> => {
  const { db, actor } = writing;
  const [row] = await db.select().from(exclusivity).where(eq(exclusivity.id, id)).for('update');
  if (!row) return;
  await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, row.projectId))
    .for('no key update');
  if (isApproved) await refuseGrant(writing, row);
  await db
    .update(exclusivity)
    .set({
      approvalStatus: isApproved ? 'Approved' : 'Rejected',
      version: sql`${exclusivity.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(exclusivity.id, id));
};
