import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { OpportunityEvent } from '#contract/calls/recordTypes.ts';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import { toPage } from '#contract/calls/paging.ts';
import type { Verb } from '../../calls/Context.ts';
import { opportunities } from '../../database/schema/index.ts';
import { momentOf } from '../../query/momentOf.ts';
import { unknownField } from '../../query/refuseQuery.ts';
import { opportunityScope, refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import { shareMoments, sharesFrom } from './figures/sharesOfDeal.ts';

/** What happened to the deals `picked`: a part for each table that tells of it, all with the same columns. */
const events = (moment: SQL) => sql`
  select 'deal-' || deal.id as id, deal.id as deal_id, 'created' as kind, deal.created_at as at, deal.created_by as by_id,
    null::text as about, null::bigint as amount, null::text as note, null::bigint as approval_id,
    null::bigint as termsheet_id, null::bigint as payment_id, null::bigint as invoice_id
  from picked join opportunities deal on deal.id = picked.id
  union all
  select 'package-' || part.id || '-' || told.kind, picked.id, told.kind, told.at, told.by_id, item.name,
    part.sales_paise, null, null, null, null, null
  from picked join opportunity_packages part on part.opportunity_id = picked.id
    join packages item on item.id = part.package_id
  cross join lateral (values ('package-added', part.created_at, part.created_by),
    ('package-removed', part.deleted_at, part.updated_by)) told(kind, at, by_id)
  where told.at is not null
  union all
  select 'approval-' || asked.id || '-' || told.kind, picked.id, told.kind, told.at, told.by_id,
    coalesce(asked.snapshot ->> 'packageName', asked.approval_type), null, told.note, asked.id, null, null, null
  from picked join approval_requests asked on asked.opportunity_id = picked.id
  cross join lateral (values ('approval-requested', asked.requested_at, asked.requested_by, asked.remark),
    (case asked.status when 'Approved' then 'approval-approved' when 'Rejected' then 'approval-rejected' end,
      asked.decided_at, asked.decided_by, null)) told(kind, at, by_id, note)
  where told.at is not null and told.kind is not null
  union all
  select 'milestone-' || part.id, picked.id, 'milestone-added', part.created_at, part.created_by, part.name,
    part.amount_paise, null, null, null, null, null
  from picked join milestones part on part.opportunity_id = picked.id
  where part.deleted_at is null
  union all
  select 'termsheet-' || step.id, picked.id,
    case step.to_status_id when 1 then 'termsheet-made' when 2 then 'termsheet-to-rcm'
      when 3 then 'termsheet-approved' when 5 then 'termsheet-ended' when 6 then 'termsheet-ended'
      else 'termsheet-sent-back' end,
    step.created_at, step.created_by, null, sheet.total_paise, step.remark, null, sheet.id, null, null
  from picked join termsheets sheet on sheet.opportunity_id = picked.id
    join termsheet_history step on step.termsheet_id = sheet.id
  union all
  select 'payment-' || paid.id || '-' || told.kind, picked.id, told.kind, told.at, told.by_id, paid.reference_number,
    paid.amount_paise, null, null, null, paid.id, null
  from picked join payments paid on paid.opportunity_id = picked.id
  cross join lateral (values ('payment-noted', paid.created_at, paid.created_by),
    ('payment-cleared', paid.cleared_at, paid.decided_by),
    ('payment-bounced', paid.bounced_at, paid.decided_by)) told(kind, at, by_id)
  where told.at is not null
  union all
  select 'link-' || link.id || '-' || told.kind, picked.id, told.kind, told.at, told.by_id, due.name,
    link.amount_paise, told.note, null, null, null, null
  from picked join payment_links link on link.opportunity_id = picked.id
    left join milestones due on due.id = link.milestone_id
  cross join lateral (values ('link-made', link.created_at, link.created_by, null),
    (case when link.status = 'failed' then 'link-failed' end, link.updated_at, null::bigint,
      link.failure_reason)) told(kind, at, by_id, note)
  where told.at is not null and told.kind is not null
  union all
  select 'share-' || shared.id || '-' || told.kind, picked.id, told.kind, told.at, told.by_id,
    coalesce(person.name, case when shared.channel = 'mail' then shared.recipient end),
    link.amount_paise, null, null, null, told.payment_id, null
  from picked join (${sharesFrom}) on shared.entity = 'opportunity' and shared.entity_id = picked.id
    left join contacts person on person.id = shared.contact_id
  cross join lateral (values
    (case shared.kind when 'payment' then 'link-shared' else 'details-shared' end,
      ${shareMoments.sentAt}, shared.created_by, null::bigint),
    (case shared.kind when 'payment' then 'link-opened' else 'details-opened' end,
      ${shareMoments.openedAt}, null, null),
    ('link-paid', ${shareMoments.paidAt}, null, paid.id),
    (case when shared.kind = 'payment' and paid.id is null then 'link-expired' end,
      coalesce(${shareMoments.endedAt}, case when ${shareMoments.expiresAt} <= ${moment}
        then ${shareMoments.expiresAt} end), null, null)) told(kind, at, by_id, payment_id)
  where told.at is not null and told.kind is not null and shared.kind in ('payment', 'packages')
  union all
  select 'invoice-' || bill.id || '-' || told.kind, picked.id, told.kind, told.at, told.by_id, bill.number,
    bill.total_paise, told.note, null, null, null, bill.id
  from picked join milestones due on due.opportunity_id = picked.id
    join invoices bill on bill.milestone_id = due.id
  cross join lateral (values ('invoice-issued', bill.created_at, bill.created_by, null),
    ('invoice-cancelled', bill.cancelled_at, bill.updated_by, bill.cancel_reason)) told(kind, at, by_id, note)
  where told.at is not null
  union all
  select 'activation-' || entry.id, picked.id, 'product-activated', entry.at, entry.actor_id, kind.name,
    null, entry.after ->> 'activationError', null, null, null, null
  from picked join opportunity_packages part on part.opportunity_id = picked.id
    join opportunity_products sold on sold.opportunity_package_id = part.id
  join products kind on kind.id = sold.product_id
  join audit_entries entry on entry.entity = 'termsheet-products' and entry.entity_id = sold.id::text
    and entry.action in ('activate', 'force-activate')
  union all
  select 'activity-' || done.id, picked.id,
    case done.activity_type when 'Status Change' then 'status-changed'
      else lower(replace(done.activity_type, ' ', '-')) end,
    done.performed_at, done.agent_id, coalesce(done.next_status_name, done.reason_name), null, done.notes,
    null, null, null, null
  from picked join account_activities done on done.opportunity_id = picked.id`;

type Told = Omit<OpportunityEvent, 'at'> & { readonly at: string; readonly count: number };

/** Deals whose events are told where none is named: those of the person's lists that changed last. */
const lately = 20;

/** GET opportunity-events: of a deal that the person may open, else of those that changed last, newest first. */
export const listEvents: Verb<CallOf<'opportunityEvents.list'>> = async ({
  db,
  actor,
  query,
  services,
}) => {
  const { opportunityId, page = 0, pageSize = 10, sort = '-at' } = query;
  const field = sort.replace(/^-/, '');
  if (field !== 'at') throw unknownField('sort', field, ['at']);
  if (opportunityId !== undefined) await refuseOpportunity(db, actor, 'read', opportunityId);
  const picked =
    opportunityId === undefined
      ? sql`select ${opportunities.id} as id from ${opportunities}
          where ${and(isNull(opportunities.deletedAt), opportunityScope(actor, 'list'))}
          order by ${opportunities.updatedAt} desc limit ${lately}`
      : sql`select ${opportunityId}::bigint as id`;
  const order = sql.raw(sort === 'at' ? 'asc' : 'desc');
  const { rows } = (await db.execute(sql`
    with picked as (${picked})
    select event.id, event.deal_id::float8 as "opportunityId", event.kind, event.about,
      event.amount::float8 as amount, event.note,
      to_char(event.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      person.name as "byName", event.approval_id::float8 as "approvalId",
      event.termsheet_id::float8 as "termsheetId", event.payment_id::float8 as "paymentId",
      event.invoice_id::float8 as "invoiceId", count(*) over ()::float8 as count
    from (${events(momentOf(services.now))}) event left join users person on person.id = event.by_id
    order by event.at ${order}, event.id ${order}
    limit ${pageSize} offset ${page * pageSize}`)) as { rows: Told[] };
  const results = rows.map(row => withoutNoValues({ ...row, count: undefined }));
  return toPage(results as OpportunityEvent[], rows[0]?.count ?? 0, page, pageSize);
};
