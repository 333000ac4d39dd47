import { eq, sql } from 'drizzle-orm';
import type { ManualActivation } from '#contract/calls/recordTypes.ts';
import { manualActivationCalls } from '#contract/calls/termsheets/activations.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  accounts,
  opportunities,
  opportunityPackages as ordered,
  opportunityProducts as parts,
  packages,
  products,
  termsheetPackages,
  termsheets,
} from '../../../database/schema/index.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import { dealAgents, joinDealAgent } from '../../../policies/dealAgents.ts';
import { opportunityWords } from '../../../policies/opportunityWords.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { mapped } from '../../../tables/fields.ts';
import { collectedOfTermsheet } from '../termsheetFacts.ts';
import { forceFields, lastAttempt } from './attemptFields.ts';
import { isAgreedSale, isInactive, ofLatestSheet, soldJoins } from './soldOn.ts';

/** Products that are sold and not active yet, of approved termsheets and of deals paid by a link: the list of `/manual-activation-dashboard`. */
export const manualActivationRecords = declareRecords<ManualActivation, object>(
  manualActivationCalls,
  {
    resource: 'manual-activations',
    table: parts,
    removal: 'soft',
    notThere: notThere.orderedProduct,
    joins: [
      ...soldJoins,
      { table: accounts, on: eq(accounts.id, opportunities.accountId), isInner: true },
      joinDealAgent,
    ],
    where: sql`${isAgreedSale} and ${isInactive} and ${ofLatestSheet}
      and ${ordered.deletedAt} is null and ${opportunities.deletedAt} is null`,
    fields: {
      termsheetId: termsheetPackages.termsheetId,
      opportunityId: ordered.opportunityId,
      opportunityName: opportunities.name,
      accountId: opportunities.accountId,
      accountName: accounts.name,
      productName: products.name,
      packageName: packages.name,
      activationState: parts.activationState,
      activationError: lastAttempt,
      quantity: parts.quantity,
      amount: parts.amountPaise,
      collected: sql<number>`(case when ${termsheets.id} is null
        then ${opportunities.collectedPaise} else ${collectedOfTermsheet} end)`.mapWith(Number),
      startDate: parts.startDate,
      endDate: parts.endDate,
      agentName: sql<string>`(select agent.name from users agent
        where agent.id = ${opportunities.agentId})`,
      ...forceFields,
      activationParameters: mapped<unknown, never>(parts.activationParameters, stored =>
        JSON.stringify(stored),
      ),
    },
    search: [products.name, opportunityWords, dealAgents.name],
    client: { accountId: opportunities.accountId, opportunityId: ordered.opportunityId },
    sort: '-updatedAt',
    readers: 'listed',
    narrow: (_query, actor) => [ofOpportunityInScope(ordered.opportunityId, actor, 'list')],
  },
);
