import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { campaignCalls, campaignChoiceCalls } from '#contract/calls/campaigns/campaigns.ts';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import type { Campaign, CampaignChoice, CampaignFields } from '#contract/calls/recordTypes.ts';
import { campaignRefusals } from '#contract/domain/calling/campaignFile.ts';
import { typeOfFlags, type CampaignType } from '#contract/domain/calling/campaignTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import {
  campaignAgents,
  campaignCities,
  campaignRecords as lines,
  campaigns,
  cities,
  opportunities,
  roleGrants,
  users,
} from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { elsewhere, reference } from '../../tables/fields.ts';
import { readOnly } from '../../tables/readOnly.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';

const agentsOf: SQL = sql`from ${campaignAgents}
  join ${users} agent on agent.id = ${campaignAgents.userId}
  where ${campaignAgents.campaignId} = ${campaigns.id}`;
const citiesOf: SQL = sql`from ${campaignCities}
  join ${cities} on ${cities.id} = ${campaignCities.cityId}
  where ${campaignCities.campaignId} = ${campaigns.id}`;

/** Only who calls owners, and works here still, is in a campaign (part 3 section 6). */
const refuseAgents = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const known = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        amongIds(users.id, ids),
        eq(users.status, 1),
        sql`exists(select 1 from ${roleGrants} where ${roleGrants.userId} = ${users.id}
          and ${roleGrants.roleCode} = 'owner-agent')`,
      ),
    )
    .for('share');
  if (known.length < new Set(ids).size)
    throw invalidField('/agents', 'reference', campaignRefusals.onlyOwnerAgents);
};

const refuseCities = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const known = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(amongIds(cities.id, ids), eq(cities.isActive, true)))
    .for('share');
  if (known.length < new Set(ids).size) throw invalidField('/cities', 'reference', invalidChoice);
};

/** The owner cases that a campaign is about: those still open, or for a rechurn those that were lost (0151). */
const countCases = async (db: Database, type: CampaignType, cityIds: readonly number[]) => {
  const bucket = type === 'Normal' ? opportunityBuckets.open : opportunityBuckets.lost;
  const [found] = await db
    .select({
      all: sql<number>`count(*)::int`,
      reachable: sql<number>`(count(*) filter (where ${opportunities.agentId} is not null))::int`,
    })
    .from(opportunities)
    .where(
      and(
        eq(opportunities.line, 'owner'),
        isNull(opportunities.deletedAt),
        inArray(opportunities.statusId, [...bucket]),
        cityIds.length > 0 ? amongIds(opportunities.cityId, cityIds) : undefined,
      ),
    );
  return found ?? { all: 0, reachable: 0 };
};

const writeMembers = async (
  { db }: InWrite,
  campaignId: number,
  { agents = [], cities: cityIds = [] }: Partial<CampaignFields>,
): Promise<void> => {
  if (agents.length > 0)
    await db.insert(campaignAgents).values(agents.map(userId => ({ campaignId, userId })));
  if (cityIds.length > 0)
    await db.insert(campaignCities).values(cityIds.map(cityId => ({ campaignId, cityId })));
};

/** Outbound campaigns of owner agents. */
export const campaignRecords = declareRecords<Campaign, CampaignFields>(campaignCalls, {
  resource: 'campaigns',
  table: campaigns,
  removal: 'soft',
  notThere: notThere.record,
  fields: {
    name: campaigns.name,
    type: campaigns.type,
    manualCampaign: elsewhere(sql`(${campaigns.type} <> 'Normal')`),
    rechurn: elsewhere(sql`(${campaigns.type} = 'Manual Rechurn')`),
    caseTypeId: campaigns.caseTypeId,
    startDate: campaigns.startDate,
    agents: elsewhere(
      sql`array(select ${campaignAgents.userId}::int ${agentsOf} order by agent.name)`,
    ),
    cities: elsewhere(sql`array(select ${cities.id}::int ${citiesOf} order by ${cities.name})`),
    active: campaigns.isActive,
    agentNames: sql<string>`(select string_agg(agent.name, ', ' order by agent.name) ${agentsOf})`,
    agentCount: sql<number>`(select count(*)::int ${agentsOf})`,
    cityNames: sql<string>`(select string_agg(${cities.name}, ', ' order by ${cities.name}) ${citiesOf})`,
    totalRecords: campaigns.totalRecords,
    totalSuccessfulRecords: campaigns.totalSuccessfulRecords,
  },
  search: [campaigns.name],
  sort: '-createdAt',
  readers: 'granted',
  prepare: async (_context, body) => {
    const { manualCampaign, rechurn, ...said } = body;
    const type = said.type ?? typeOfFlags({ manualCampaign, rechurn });
    return { ...said, type } as typeof body;
  },
  refuse: async ({ db }, { changes }) => {
    await refuseAgents(db, changes.agents ?? []);
    await refuseCities(db, changes.cities ?? []);
  },
  columns: async ({ record }, { db }) => {
    if (record.type === 'Manual') return {};
    const { all, reachable } = await countCases(db, record.type ?? 'Normal', record.cities ?? []);
    return { totalRecords: all, totalSuccessfulRecords: reachable };
  },
  written: (context, { id, record }) => writeMembers(context, id, record),
});

/** POST agent-campaign: those that bring no file. */
export const createCampaign: Verb<CallOf<'campaigns.create'>> = ({ body, ...context }) => {
  const { type, manualCampaign, rechurn } = body;
  if ((type ?? typeOfFlags({ manualCampaign, rechurn })) === 'Manual')
    throw invalidField('/type', 'file', campaignRefusals.needsFile);
  return campaignRecords.create({ ...context, query: {} }, body);
};

/** GET campaign-records: numbers, and why one is not called. */
export const campaignLineList = readOnly(callOf('campaignRecords.list'), {
  table: lines,
  fields: {
    campaignId: reference(lines.campaignId, campaigns),
    lineNumber: lines.lineNumber,
    phone: lines.phone,
    name: lines.name,
    error: lines.error,
  },
  search: [lines.name],
  sort: 'lineNumber',
});

/** Campaigns as those who give them to agents choose them. */
export const campaignChoiceRecords = declareRecords<CampaignChoice, object>(campaignChoiceCalls, {
  resource: 'campaign-choices',
  table: campaigns,
  removal: 'soft',
  notThere: notThere.record,
  fields: { name: campaigns.name, type: campaigns.type, active: campaigns.isActive },
  search: [campaigns.name],
  sort: 'name',
  readers: 'granted',
});
