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

/** Products of approved termsheets that are not active yet: the list of `/manual-activation-dashboard`. */
export const manualActivationRecords = declareRecords<ManualActivation, object>(
  manualActivationCalls,
  {
    resource: 'manual-activations',
    table: parts,
    removal: 'soft',
    notThere: notThere.orderedProduct,
    joins: [
      { table: ordered, on: eq(ordered.id, parts.opportunityPackageId), isInner: true },
      { table: packages, on: eq(packages.id, ordered.packageId), isInner: true },
      { table: products, on: eq(products.id, parts.productId), isInner: true },
      {
        table: termsheetPackages,
        on: eq(termsheetPackages.opportunityPackageId, parts.opportunityPackageId),
        isInner: true,
      },
      { table: termsheets, on: eq(termsheets.id, termsheetPackages.termsheetId), isInner: true },
      { table: opportunities, on: eq(opportunities.id, ordered.opportunityId), isInner: true },
      { table: accounts, on: eq(accounts.id, opportunities.accountId), isInner: true },
      joinDealAgent,
    ],
    where: sql`${termsheets.statusId} = 3 and ${parts.activationState} in ('pending', 'failed')
      and ${termsheets.id} = (select max(latest.termsheet_id) from termsheet_packages latest
        where latest.opportunity_package_id = ${parts.opportunityPackageId})`,
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
      collected: collectedOfTermsheet.mapWith(Number),
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
