import { sql } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { startOfDay, timeZone } from '#contract/domain/days/indiaDay.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import {
  reasonOf,
  withoutGst,
  type CountedMoney,
} from '#contract/domain/incentives/cycleFigure.ts';
import type { Database } from '../../database/client.ts';
import { inTurns } from '../../turns/inTurns.ts';

interface Row {
  agent_id: number | string | null;
  account_id: number | string;
  opportunity_id: number | string;
  payment_id: number | string | null;
  closed_on: string;
  booked: number | string;
  milestone_amount: number | string | null;
  milestone_gst: number | string | null;
}

const zone = sql.raw(`'${timeZone}'`);

const countedParts = sql`select deal.id, deal.account_id, deal.agent_id, deal.closed_at, entry.payment_id,
    entry.milestone_id, entry.amount_paise, (deal.closed_at at time zone ${zone})::date closed_on
  from opportunities deal join ledger_entries entry on entry.opportunity_id = deal.id`;

/**
 * What counts between two days, by who had the deal when it was closed. It is read from the books, which only grow, and
 * from who was assigned then: asked again for days that have passed, it answers the same (decision record 0139).
 */
export const countedMoney = async (
  db: Database,
  { from, until }: { readonly from: Day; readonly until: Day },
): Promise<ReadonlyMap<number, readonly CountedMoney[]>> => {
  const { rows } = (await db.execute(sql`
    with counted as (
      ${countedParts} where entry.booked_on between ${from}::date and ${until}::date
        and deal.closed_at < ${startOfDay(addDays(until, 1))}
      union all
      ${countedParts} where entry.booked_on < ${from}::date
        and deal.closed_at >= ${startOfDay(from)} and deal.closed_at < ${startOfDay(addDays(until, 1))})
    select coalesce(
        (select moved.agent_id from opportunity_assignments moved
          where moved.opportunity_id = counted.id and moved.created_at <= counted.closed_at
          order by moved.created_at desc, moved.id desc limit 1),
        (select moved.from_agent_id from opportunity_assignments moved
          where moved.opportunity_id = counted.id and moved.created_at > counted.closed_at
          order by moved.created_at, moved.id limit 1),
        counted.agent_id) agent_id,
      counted.account_id, counted.id opportunity_id, counted.payment_id, counted.closed_on::text,
      sum(counted.amount_paise) booked, stone.amount_paise milestone_amount, stone.gst_paise milestone_gst
    from counted left join milestones stone on stone.id = counted.milestone_id
    group by counted.id, counted.account_id, counted.agent_id, counted.closed_at, counted.closed_on,
      counted.payment_id, stone.id
    having sum(counted.amount_paise) <> 0
    order by counted.closed_on, counted.id, counted.payment_id nulls last, stone.id nulls last`)) as {
    rows: Row[];
  };
  const byAgent = new Map<number, CountedMoney[]>();
  await inTurns(rows, row => {
    if (row.agent_id === null) return;
    const milestone =
      row.milestone_amount === null
        ? null
        : { amount: Number(row.milestone_amount), gst: Number(row.milestone_gst) };
    const base = withoutGst(Number(row.booked), milestone);
    const agentId = Number(row.agent_id);
    const known = byAgent.get(agentId) ?? [];
    known.push({
      accountId: Number(row.account_id),
      opportunityId: Number(row.opportunity_id),
      paymentId: row.payment_id === null ? null : Number(row.payment_id),
      base,
      reason: reasonOf(base, row.closed_on, from),
    });
    byAgent.set(agentId, known);
  });
  return byAgent;
};
