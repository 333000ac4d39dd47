import { eq } from 'drizzle-orm';
import type { OpportunityFields } from '#contract/calls/recordTypes.ts';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import { lines, linesOf, sourceIdOf, type Line } from '#contract/domain/lines.ts';
import {
  brokerStages,
  ownerCaseSubTypeId,
} from '#contract/domain/opportunities/opportunityStatus.ts';
import { ownerCallingStageId } from '#contract/domain/opportunities/caseStatus.ts';
import type { Actor } from '../../calls/Actor.ts';
import { accounts, accountCities } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { opportunityRecords } from './opportunityRecords.ts';
import { keepAssignment } from './writtenOpportunity.ts';

const clientOf = async ({ db }: InWrite, accountId: number) => {
  const [account] = await db
    .select({
      name: accounts.name,
      clientTypeId: accounts.clientTypeId,
      agentId: accounts.agentId,
      cityId: accountCities.cityId,
    })
    .from(accounts)
    .leftJoin(accountCities, eq(accountCities.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
    .orderBy(accountCities.id)
    .limit(1);
  return account;
};

/** The line of a new opportunity: one that its maker works, else the first that works such clients (T23, T41). */
const lineFor = (clientTypeId: number, { roleCodes }: Actor): Line => {
  const fitting = lines
    .map(({ id }) => id)
    .filter(line => clientTypesOfLine[line].some(type => type === clientTypeId));
  return linesOf(roleCodes).find(line => fitting.includes(line)) ?? fitting[0] ?? 'builder';
};

/** POST opportunity: anyone who works the line gets what they log; otherwise the agent of the account does. */
export const createOpportunity = async (context: InWrite & { body: OpportunityFields }) => {
  const { body, actor, db, services } = context;
  await refuseAccount(db, actor, 'change', body.accountId);
  const client = await clientOf(context, body.accountId);
  const line = body.line ?? lineFor(client?.clientTypeId ?? 0, actor);
  const agentId = linesOf(actor.roleCodes).includes(line) ? actor.id : (client?.agentId ?? null);
  const cityId = body.cityId ?? client?.cityId;
  const name = body.name?.trim() ? body.name : `${client?.name ?? ''} – Enquiry`;
  const more = {
    agentId,
    assignedAt: agentId === null ? null : services.now(),
    sourceId: sourceIdOf(line),
    ...(line === 'owner' && { caseSubTypeId: ownerCaseSubTypeId, stageId: ownerCallingStageId }),
    ...(line === 'broker' && !body.brokerStage && { brokerStage: brokerStages[0] }),
    ...(body.typeId === 2 && { renewalTag: 'Renewal' }),
  };
  return opportunityRecords.create(
    context,
    { ...body, name, line, ...(typeof cityId === 'number' && { cityId }) },
    {
      set: more,
      written: async ({ id }) => {
        if (agentId !== null)
          await keepAssignment(context, [
            { opportunityId: id, fromAgentId: null, agentId, manner: 'manual' },
          ]);
      },
    },
  );
};

/** PUT opportunity/{id}. */
export const updateOpportunity = async (
  context: InWrite & {
    params: { id: number };
    body: Partial<OpportunityFields> & { version: number };
  },
) => {
  const { db, actor, params, body } = context;
  await refuseOpportunity(db, actor, 'change', params.id);
  return opportunityRecords.update(context, { id: params.id, body });
};

/** GET opportunity-page/{id}. */
export const getOpportunity = async (context: InWrite & { params: { id: number } }) => {
  await refuseOpportunity(context.db, context.actor, 'read', context.params.id);
  return opportunityRecords.readOne(context, context.params.id);
};
