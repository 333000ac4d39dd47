import { sql, type SQL } from 'drizzle-orm';
import { indiaDay, startOfDay } from '#contract/domain/days/indiaDay.ts';
import type { Line } from '#contract/domain/lines.ts';
import { caseStatusLists } from '#contract/domain/opportunities/caseStatus.ts';
import { constantList } from '../../../query/constantList.ts';
import { attemptsReached } from '../attempts.ts';
import type { Calling } from '../Calling.ts';
import type { CallingConfig } from '../configOf.ts';

/** Statuses of an opportunity that is sold still; 8 is open and yet locked for owners (T34). */
const sellable = [1, 3, 4, 5] as const;

/** Minutes for which a case that an agent gave back is not handed to them again. */
export const skippedFor = 60;

type Asking = Pick<Calling, 'actor' | 'services'>;

const minutesBefore = (now: Date, minutes: number): string =>
  new Date(now.getTime() - minutes * 60_000).toISOString();

/** Cases of a line that are worked on still; `o` is the opportunity, `a` its account. */
export const isWorkedOn = (line: Line): SQL => sql`o.line = ${line} and o.deleted_at is null
  and a.deleted_at is null and o.status_id in ${constantList(sellable)}
  and o.case_status_id in ${constantList(caseStatusLists.renewal)}`;

/**
 * Callbacks of the day of a colleague who is offline, once they are due for so many minutes: the colleague has the same
 * lead.
 */
export const isForTheTeam = (
  { actor, services }: Asking,
  { callbackMinutes }: CallingConfig,
): SQL => {
  const now = services.now();
  return sql`(o.fup_time between ${startOfDay(indiaDay(now)).toISOString()}::timestamptz
      and ${minutesBefore(now, callbackMinutes)}::timestamptz
    and o.agent_id in (select mate.id from users mate join users me on me.parent_id = mate.parent_id
      left join agent_presences there on there.user_id = mate.id
      where me.id = ${actor.id}::bigint and mate.id <> me.id
        and there.online_status is distinct from 'Online'))`;
};

const isRunning = sql`exists (select 1 from calls running
  where running.opportunity_id = o.id and running.state <> 'ended')`;

const isHeld = sql`exists (select 1 from queue_leases held
  where held.opportunity_id = o.id and held.released_at is null)`;

const isReturned = ({
  actor,
  services,
}: Asking): SQL => sql`exists (select 1 from queue_leases given
  where given.opportunity_id = o.id and given.agent_id = ${actor.id}::bigint
    and given.release_reason = 'skipped'
    and given.released_at > ${minutesBefore(services.now(), skippedFor)}::timestamptz)`;

/**
 * Whether nothing is in the way of handing a case out, but for how often its client was called: that is counted for the
 * one that is chosen, not for all who wait.
 */
export const isFreeToPull = (asking: Asking): SQL => sql`not a.is_dnd
  and (o.fup_time is null or o.fup_time <= ${asking.services.now().toISOString()}::timestamptz)
  and not ${isHeld} and not ${isReturned(asking)} and not ${isRunning}`;

/** Why a case is not handed out to somebody now; null: it is. The first that is in the way is told. */
export const obstacleOf = (asking: Asking, config: CallingConfig): SQL => {
  const now = asking.services.now();
  return sql`case
    when a.is_dnd then 'dnd'
    when ${isRunning} then 'called'
    when ${isHeld} then 'held'
    when o.fup_time > ${now.toISOString()}::timestamptz then 'later'
    when ${isReturned(asking)} then 'returned'
    when ${attemptsReached(sql`o.account_id`, now, config)} then 'attempts'
  end`;
};
