import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Termsheet, TermsheetFields } from '#contract/calls/recordTypes.ts';
import { termsheetRecordCalls } from '#contract/calls/termsheets/termsheets.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField } from '../../calls/Refusal.ts';
import {
  accounts,
  contacts,
  legalEntities,
  opportunities,
  termsheets,
} from '../../database/schema/index.ts';
import { ofOpportunityInScope } from '../../policies/scopes/opportunityScope.ts';
import { dealAgents, joinDealAgent } from '../../policies/dealAgents.ts';
import { opportunityWords } from '../../policies/opportunityWords.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { termsheetFacts } from './termsheetFacts.ts';

interface Parties {
  readonly accountLegalEntityId?: number | null | undefined;
  readonly contactId?: number | null | undefined;
}

/** Refuses a legal entity or a contact of another account, or one that is not active any more. */
export const refuseParties = async (
  { db }: Pick<InWrite, 'db'>,
  accountId: number,
  { accountLegalEntityId, contactId }: Parties,
): Promise<void> => {
  if (typeof accountLegalEntityId === 'number') {
    const [entity] = await db
      .select({ accountId: legalEntities.accountId })
      .from(legalEntities)
      .where(
        and(
          eq(legalEntities.id, accountLegalEntityId),
          eq(legalEntities.isActive, true),
          isNull(legalEntities.deletedAt),
        ),
      );
    if (entity?.accountId !== accountId)
      throw invalidField('/accountLegalEntityId', 'reference', invalidChoice);
  }
  if (typeof contactId === 'number') {
    const [contact] = await db
      .select({ accountId: contacts.accountId })
      .from(contacts)
      .where(
        and(eq(contacts.id, contactId), eq(contacts.isActive, true), isNull(contacts.deletedAt)),
      );
    if (contact?.accountId !== accountId)
      throw invalidField('/contactId', 'reference', invalidChoice);
  }
};

/** The id of the account of an opportunity. */
const accountOf = async ({ db }: InWrite, opportunityId: number): Promise<number> => {
  const [deal] = await db
    .select({ accountId: opportunities.accountId })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return deal?.accountId ?? 0;
};

/** Termsheets. What a running one says of the client's answer once its days are over is that it expired (T30). */
export const termsheetRecords = declareRecords<Termsheet, TermsheetFields>(termsheetRecordCalls, {
  resource: 'termsheets',
  table: termsheets,
  removal: 'hard',
  notThere: notThere.termsheet,
  fields: today => ({
    opportunityId: reference(termsheets.opportunityId, opportunities),
    opportunityName: opportunities.name,
    line: opportunities.line,
    accountId: termsheets.accountId,
    accountName: accounts.name,
    accountLegalEntityId: termsheets.accountLegalEntityId,
    contactId: termsheets.contactId,
    statusId: termsheets.statusId,
    acceptanceId: sql<number>`coalesce("termsheets"."acceptance_id", case
      when "termsheets"."status_id" in (1, 2, 3)
        and "termsheets"."expires_at" < (${today}::timestamp at time zone 'Asia/Kolkata') then 7 end)`,
    value: termsheets.valuePaise,
    gst: termsheets.gstPaise,
    total: termsheets.totalPaise,
    delayedActivationStatus: opportunities.delayedActivationStatus,
    sentToRcmAt: termsheets.sentToRcmAt,
    sharedAt: termsheets.sharedAt,
    acceptedAt: termsheets.acceptedAt,
    expiresAt: termsheets.expiresAt,
    ...termsheetFacts,
  }),
  joins: [
    { table: accounts, on: eq(accounts.id, termsheets.accountId), isInner: true },
    joinDealAgent,
  ],
  search: [opportunityWords, dealAgents.name],
  client: { accountId: termsheets.accountId, opportunityId: termsheets.opportunityId },
  sort: '-updatedAt',
  readers: actor => ofOpportunityInScope(termsheets.opportunityId, actor, 'read'),
  narrow: ({ opportunityId, accountId }, actor) => [
    ofOpportunityInScope(
      termsheets.opportunityId,
      actor,
      typeof opportunityId === 'number' || typeof accountId === 'number' ? 'read' : 'list',
    ),
    typeof opportunityId === 'number' ? eq(termsheets.opportunityId, opportunityId) : undefined,
    typeof accountId === 'number' ? eq(termsheets.accountId, accountId) : undefined,
  ],
  refuse: async (context, { record, changes, before }) => {
    if (before && changes.opportunityId !== undefined)
      throw invalidField('/opportunityId', 'readonly', fieldFaults.readonly);
    await refuseParties(context, await accountOf(context, record.opportunityId), changes);
  },
  columns: async ({ record, before }, context) =>
    before ? {} : { accountId: await accountOf(context, record.opportunityId) },
});
