import { sql, type SQL } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import { nextOf, type Next, type NextFacts } from '#contract/domain/opportunities/nextStep.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import { opportunities } from '../../../database/schema/index.ts';
import { constantList } from '../../../query/constantList.ts';
import { mapped, type Mapped } from '../../../tables/fields.ts';
import { ofDeal, opportunityFacts } from './opportunityFacts.ts';

const id = ofDeal('id');

/** A moment in ISO 8601; the database has a form of its own. */
const utc = (of: SQL): SQL =>
  sql`to_char((${of}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `NextFacts` of the deal that a row is about, as JSON. */
export const nextFacts = sql`json_build_object(
  'line', ${opportunities.line},
  'bucket', ${opportunityFacts.bucket},
  'delayedActivation', ${opportunities.delayedActivationStatus},
  'createdAt', ${utc(sql`${opportunities.createdAt}`)},
  'linkSentAt', ${utc(sql`${opportunities.linkSentAt}`)},
  'closedAt', ${utc(sql`${opportunities.closedAt}`)},
  'packages', (select json_build_object(
      'count', count(*),
      'sales', coalesce(sum(part.sales_paise), 0),
      'toAsk', count(*) filter (where part.discount_status = 'Required'),
      'changedAt', ${utc(sql`max(part.updated_at)`)},
      'endsOn', max(part.end_date))
    from opportunity_packages part where part.opportunity_id = ${id} and part.deleted_at is null),
  'approvals', (select json_build_object(
      'waiting', count(*),
      'since', ${utc(sql`min(asked.requested_at)`)},
      'waitsFor', (select string_agg(distinct person.name, ', ' order by person.name)
        from approval_requests open
        join approval_tasks task on task.approval_request_id = open.id and task.status = 'open'
        join users person on person.id = task.assignee_id
        where open.opportunity_id = ${id} and open.status = 'PendingApproval'))
    from approval_requests asked
    where asked.opportunity_id = ${id} and asked.status = 'PendingApproval'),
  'milestones', (select coalesce(sum(part.amount_paise), 0) from milestones part
    where part.opportunity_id = ${id} and part.is_active and part.deleted_at is null),
  'termsheet', (select json_build_object(
      'statusId', sheet.status_id,
      'since', ${utc(sql`coalesce(sheet.sent_to_rcm_at, sheet.updated_at)`)})
    from termsheets sheet where sheet.opportunity_id = ${id} and sheet.status_id not in (5, 6)
    order by sheet.id desc limit 1),
  'dealValue', ${opportunities.dealValuePaise},
  'collected', ${opportunities.collectedPaise},
  'noted', (select json_build_object(
      'amount', coalesce(sum(paid.amount_paise), 0),
      'since', ${utc(sql`min(paid.created_at)`)})
    from payments paid where paid.opportunity_id = ${id}
      and paid.status_id in ${constantList(paymentGroups.pending.statusIds)}),
  'products', json_build_object('pending', (select count(*) from opportunity_products part
    join opportunity_packages ordered on ordered.id = part.opportunity_package_id
    where ordered.opportunity_id = ${id} and ordered.deleted_at is null
      and part.deleted_at is null and part.activation_state in ('pending', 'failed'))),
  'isFollowed', exists (select 1 from opportunities other
    where other.source_opportunity_id = ${id} and other.deleted_at is null))`;

/** What comes next on a deal, read with it. */
export const nextOfDeal = (today: Day): Mapped =>
  mapped<NextFacts, Next>(nextFacts, facts => withoutNoValues({ ...nextOf(facts, today) }));
