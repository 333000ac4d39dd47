import { sql, type SQL } from 'drizzle-orm';
import { endOfDay, indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isHandedOut, whyWaiting, type WhyWaiting } from '#contract/domain/calling/whyWaiting.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Calling } from '../Calling.ts';
import { configOf, type CallingConfig } from '../configOf.ts';
import { isForTheTeam, isFreeToPull, isWorkedOn, obstacleOf } from './pullable.ts';

type Asking = Pick<Calling, 'db' | 'actor' | 'services'>;

export interface Waiting extends Record<string, unknown> {
  opportunityId: number | string;
  name: string;
  accountName: string;
  cityName: string | null;
  caseStatusName: string;
  fupTime: Date | string | null;
  dealValue: number | string;
  why: WhyWaiting;
  totalCount: number | string;
}

const handedOut = whyWaiting
  .filter(isHandedOut)
  .map(name => `'${name}'`)
  .join(', ');

const statement = (asking: Asking, config: CallingConfig, where: SQL, most: number): SQL => sql`
  select found.*, count(*) over () as "totalCount" from (
    select o.id as "opportunityId", o.name, a.name as "accountName", city.name as "cityName",
      status.name as "caseStatusName", o.fup_time as "fupTime", o.deal_value_paise as "dealValue",
      coalesce(${obstacleOf(asking, config)}, case
        when o.agent_id is null then 'free'
        when o.agent_id <> ${asking.actor.id}::bigint then 'team'
        when o.fup_time is null then 'new'
        else 'overdue' end) as why
    from opportunities o join accounts a on a.id = o.account_id
      join case_statuses status on status.id = o.case_status_id
      left join cities city on city.id = o.city_id
    where ${where}) found
  order by found.why not in (${sql.raw(handedOut)}), found."fupTime" nulls last, found."opportunityId"
  limit ${most}`;

/**
 * Who waits for an agent until the end of the day, in the order in which they are handed out and with the reason; then whom
 * something is in the way of. What nobody has, and callbacks of colleagues, stand where they would be pulled.
 */
export const waitingCases = async (asking: Asking, line: Line, most: number) => {
  const { db, actor, services } = asking;
  const config = await configOf(db, line);
  const now = services.now();
  const own = sql`${isWorkedOn(line)} and o.agent_id = ${actor.id}::bigint
    and (o.fup_time is null or o.fup_time <= ${endOfDay(indiaDay(now)).toISOString()}::timestamptz)`;
  const others = sql`${isWorkedOn(line)} and (o.agent_id is null or ${isForTheTeam(asking, config)})
    and ${isFreeToPull(asking)}`;
  const read = async (where: SQL) =>
    ((await db.execute<Waiting>(statement(asking, config, where, most))) as { rows: Waiting[] })
      .rows;
  const mine = await read(own);
  // Of what nobody has, the first are enough: there may be as many as the company has leads.
  const free = await read(sql`o.id in (select first.id from (
    select o.id from opportunities o join accounts a on a.id = o.account_id
    where ${others} order by o.fup_time nulls last, o.id limit ${most}) first)`);
  const isNext = ({ why }: Waiting) => isHandedOut(why);
  const timeOf = ({ fupTime }: Waiting) =>
    fupTime === null ? Number.POSITIVE_INFINITY : new Date(fupTime).getTime();
  const inOrder = [...mine, ...free].toSorted(
    (one, other) =>
      Number(isNext(other)) - Number(isNext(one)) ||
      (timeOf(one) === timeOf(other) ? 0 : timeOf(one) - timeOf(other)) ||
      Number(one.opportunityId) - Number(other.opportunityId),
  );
  return {
    /** One's own: what nobody has is shown as far as it comes before them. */
    totalCount: Number(mine[0]?.totalCount ?? 0),
    rows: inOrder.slice(0, most),
  };
};
