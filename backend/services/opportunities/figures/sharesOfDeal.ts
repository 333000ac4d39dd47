import { sql, type SQL } from 'drizzle-orm';
import { paymentGroups, paymentStatuses } from '#contract/domain/payments/paymentStatus.ts';
import { shareStateOf, type ShareFacts } from '#contract/domain/sharing/shareState.ts';
import { constantList } from '../../../query/constantList.ts';
import { mapped, type Mapped } from '../../../tables/fields.ts';
import { ofDeal } from './opportunityFacts.ts';

const utc = (of: SQL): SQL =>
  sql`to_char((${of}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const { approved, refunded, rejected, rejectedAfterApproval } = paymentGroups;

const statusesOf = (...groups: readonly { label: string }[]): SQL =>
  constantList(
    paymentStatuses
      .filter(({ badge }) => groups.some(({ label }) => label === badge))
      .map(({ id }) => id),
  );

/** What went out, with the payment link and the payment that became of it: `shared`, `link` and `paid`. */
export const sharesFrom = sql`share_links shared
  left join payment_links link on link.id = shared.payment_link_id
  left join payments paid on paid.id = link.payment_id`;

/** The moments of `ShareFacts` of a row of `sharesFrom`. */
export const shareMoments = {
  sentAt: sql`shared.created_at`,
  openedAt: sql`shared.opened_at`,
  failedAt: sql`(case when link.status = 'failed' then link.updated_at end)`,
  paidAt: sql`paid.created_at`,
  clearedAt: sql`(case when paid.status_id in ${statusesOf(approved, refunded)}
    then coalesce(paid.cleared_at, paid.decided_at, paid.updated_at) end)`,
  refusedAt: sql`(case when paid.status_id in ${statusesOf(rejected, rejectedAfterApproval)}
    then coalesce(paid.bounced_at, paid.decided_at, paid.updated_at) end)`,
  endedAt: sql`(case when link.status = 'expired' then least(link.updated_at, shared.expires_at) end)`,
  expiresAt: sql`shared.expires_at`,
} as const satisfies Record<keyof ShareFacts, SQL>;

/** The same as JSON, in ISO 8601. */
export const shareFacts = sql`json_build_object(
  'sentAt', ${utc(shareMoments.sentAt)}, 'openedAt', ${utc(shareMoments.openedAt)},
  'failedAt', ${utc(shareMoments.failedAt)}, 'paidAt', ${utc(shareMoments.paidAt)},
  'clearedAt', ${utc(shareMoments.clearedAt)}, 'refusedAt', ${utc(shareMoments.refusedAt)},
  'endedAt', ${utc(shareMoments.endedAt)}, 'expiresAt', ${utc(shareMoments.expiresAt)})`;

/** Where the last payment link that a client of the deal was sent stands, and since when. */
export const linkOfDeal = (moment: SQL<Date>): Mapped =>
  mapped<{ facts: ShareFacts; now: string }, never>(
    sql`(select json_build_object('facts', ${shareFacts}, 'now', ${utc(moment)})
      from ${sharesFrom}
      where shared.entity = 'opportunity' and shared.entity_id = ${ofDeal('id')}
        and shared.kind = 'payment'
      order by shared.created_at desc, shared.id desc limit 1)`,
    ({ facts, now }) => shareStateOf(facts, now),
  );
