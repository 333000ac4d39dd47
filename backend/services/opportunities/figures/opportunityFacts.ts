import { sql, type SQL } from 'drizzle-orm';
import {
  opportunityBuckets,
  lockedOpportunityStatuses,
  lockedOwnerOpportunityStatuses,
} from '#contract/domain/opportunities/opportunityStatus.ts';
import { standingStatuses } from '#contract/domain/clients/clientStanding.ts';
import { opportunities } from '../../../database/schema/index.ts';
import { constantList } from '../../../query/constantList.ts';

const columns = {
  id: opportunities.id,
  account_id: opportunities.accountId,
  agent_id: opportunities.agentId,
  status_id: opportunities.statusId,
  line: opportunities.line,
  source_opportunity_id: opportunities.sourceOpportunityId,
  lost_reason_id: opportunities.lostReasonId,
  lost_child_reason_id: opportunities.lostChildReasonId,
  last_reason_id: opportunities.lastReasonId,
} as const;

/**
 * A column of the opportunity that a row is about. As an expression, since a statement on one table would otherwise leave
 * the table's name out; of the table itself, so that a list that is filtered by it joins the table.
 */
export const ofDeal = (column: keyof typeof columns): SQL => sql`${columns[column]}`;

const counted = (from: SQL): SQL<number> =>
  sql<number>`(select count(*) from ${from})`.mapWith(Number);

const reasonName = (id: SQL): SQL<string> =>
  sql<string>`(select why.name from case_reasons why where why.id = ${id})`;

/**
 * Whether fields, packages, projects and milestones may be edited, by status and line, and by the account above: the standing
 * `open` of record 0220 (T34, T35).
 */
export const isEditable = sql<boolean>`(not exists (
    select 1 from accounts above where above.id = ${ofDeal('account_id')}
      and above.status_id in ${constantList(standingStatuses.gone)})
  and ${ofDeal('status_id')} not in ${constantList(lockedOpportunityStatuses)}
  and (${ofDeal('line')} <> 'owner' or ${ofDeal('status_id')} not in ${constantList(lockedOwnerOpportunityStatuses)}))`;

/** What the rows around an opportunity say of it. */
export const opportunityFacts = {
  ownerName: sql<string>`(select agent.name from users agent where agent.id = ${ofDeal('agent_id')})`,
  bucket: sql<string>`(case
    when ${ofDeal('status_id')} in ${constantList(opportunityBuckets.open)} then 'open'
    when ${ofDeal('status_id')} in ${constantList(opportunityBuckets.closed)} then 'closed'
    when ${ofDeal('status_id')} in ${constantList(opportunityBuckets.lost)} then 'lost' end)`,
  sourceOpportunityName: sql<string>`(
    select source.name from opportunities source where source.id = ${ofDeal('source_opportunity_id')})`,
  lastReasonName: reasonName(ofDeal('last_reason_id')),
  lostReasonName: reasonName(ofDeal('lost_reason_id')),
  lostChildReasonName: reasonName(ofDeal('lost_child_reason_id')),
  packageCount: counted(
    sql`opportunity_packages ordered where ordered.opportunity_id = ${ofDeal('id')} and ordered.deleted_at is null`,
  ),
  milestoneCount: counted(
    sql`milestones part where part.opportunity_id = ${ofDeal('id')} and part.deleted_at is null`,
  ),
  projectCount: counted(
    sql`opportunity_projects linked where linked.opportunity_id = ${ofDeal('id')}`,
  ),
  commentCount: counted(
    sql`comments said where said.entity = 'opportunity' and said.entity_id = ${ofDeal('id')}`,
  ),
  isEditable,
};
