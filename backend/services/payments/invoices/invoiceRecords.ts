import { eq, sql } from 'drizzle-orm';
import type { Invoice } from '#contract/calls/recordTypes.ts';
import { invoiceRecordCalls } from '#contract/calls/payments/invoices.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  accounts,
  eInvoices,
  invoices,
  legalEntities,
  milestones,
  states,
} from '../../../database/schema/index.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';

/** What an invoice is in a sum: what is cancelled counts as nothing of its kind. */
type CountsAs = (typeof invoices.$inferSelect)['kind'] | 'cancelled';

/** Invoices of the opportunities that someone may open. */
export const invoiceRecords = declareRecords<Invoice, object>(invoiceRecordCalls, {
  resource: 'invoices',
  table: invoices,
  removal: 'hard',
  notThere: notThere.invoice,
  joins: [
    { table: milestones, on: eq(milestones.id, invoices.milestoneId), isInner: true },
    { table: accounts, on: eq(accounts.id, invoices.accountId), isInner: true },
    { table: legalEntities, on: eq(legalEntities.id, invoices.legalEntityId), isInner: true },
    { table: eInvoices, on: eq(eInvoices.invoiceId, invoices.id), isInner: false },
    { table: states, on: eq(states.id, invoices.placeOfSupplyStateId), isInner: true },
  ],
  fields: {
    number: invoices.number,
    kind: invoices.kind,
    status: invoices.status,
    countsAs: sql<CountsAs>`(case when ${invoices.status} = 'cancelled' then 'cancelled' else ${invoices.kind} end)`,
    accountId: invoices.accountId,
    accountName: accounts.name,
    opportunityId: milestones.opportunityId,
    termsheetId: invoices.termsheetId,
    milestoneId: invoices.milestoneId,
    milestoneName: milestones.name,
    legalEntityName: legalEntities.legalName,
    creditsNumber: sql<string>`(select credited.number from invoices credited
      where credited.id = "invoices"."credits_id")`,
    issuedOn: invoices.issuedOn,
    dueOn: invoices.dueOn,
    placeOfSupply: states.name,
    taxable: invoices.taxablePaise,
    cgst: invoices.cgstPaise,
    sgst: invoices.sgstPaise,
    igst: invoices.igstPaise,
    total: invoices.totalPaise,
    sentAt: invoices.sentAt,
    sentTo: invoices.sentTo,
    cancelReason: invoices.cancelReason,
    gstin: sql<string>`("invoices"."billed_to" ->> 'gstin')`,
    creditable: sql<number>`(case when "invoices"."kind" in ('tax', 'digislate') and "invoices"."status" = 'issued'
      then "invoices"."total_paise" - coalesce((select sum(note.total_paise) from invoices note
        where note.credits_id = "invoices"."id"), 0) else 0 end)::bigint`,
    eInvoice: eInvoices.state,
    irn: eInvoices.irn,
    ackNumber: eInvoices.ackNumber,
    ackAt: eInvoices.ackAt,
    isIrnSimulated: eInvoices.isSimulated,
    eInvoiceError: eInvoices.error,
    mailTo: eInvoices.mailTo,
  },
  search: [invoices.number, accounts.name],
  client: { accountId: invoices.accountId, opportunityId: milestones.opportunityId },
  sort: '-id',
  readers: actor => ofOpportunityInScope(milestones.opportunityId, actor, 'read'),
  narrow: ({ opportunityId, accountId, milestoneId }, actor) => {
    const isAsked = [opportunityId, accountId, milestoneId].some(id => typeof id === 'number');
    return [
      ofOpportunityInScope(milestones.opportunityId, actor, isAsked ? 'read' : 'list'),
      typeof opportunityId === 'number' ? eq(milestones.opportunityId, opportunityId) : undefined,
      typeof accountId === 'number' ? eq(invoices.accountId, accountId) : undefined,
      typeof milestoneId === 'number' ? eq(invoices.milestoneId, milestoneId) : undefined,
    ];
  },
});
