import { sql } from 'drizzle-orm';
import {
  opportunityMessages,
  opportunityRefusals,
} from '#contract/domain/opportunities/opportunityMessages.ts';
import type { Database } from '../../../database/client.ts';
import { milestones } from '../../../database/schema/index.ts';
import { amongIds } from '../../../query/amongIds.ts';

const isUsed = sql`(
  exists (select 1 from ledger_entries used where used.milestone_id = "milestones"."id")
  or exists (select 1 from payments used where used.milestone_id = "milestones"."id")
  or exists (select 1 from invoices used where used.milestone_id = "milestones"."id")
  or exists (select 1 from termsheet_milestones used where used.milestone_id = "milestones"."id"))`;

/** Why milestones stay: something was paid, invoiced or agreed for them. */
export const milestoneObstacles = async (
  db: Database,
  rows: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, string>> => {
  const used = await db
    .select({ id: milestones.id })
    .from(milestones)
    .where(
      sql`${amongIds(
        milestones.id,
        rows.map(({ id }) => id),
      )} and ${isUsed}`,
    );
  return new Map(
    used.map(({ id }) => [
      id,
      `${opportunityMessages.milestoneNotDeleted}: ${opportunityRefusals.milestoneUsed.message}`,
    ]),
  );
};
