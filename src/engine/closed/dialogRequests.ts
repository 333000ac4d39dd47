import { activationOf } from '#contract/requests/activationOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';

/** A request as it would be sent, as far as it is known before anything is asked. */
export interface AskedRequest {
  readonly callId: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** The body stands for others of its kind: whatever request of the call is possible counts. */
  readonly offers?: 'any';
}

/** Of one product, of all of a termsheet, or of all of a deal. */
const activationRequest = (record: unknown): AskedRequest => {
  const { on, id } = activationOf(record);
  return on === 'termsheet'
    ? { callId: 'products.activate', query: { termsheetId: id } }
    : { callId: 'opportunities.activate', params: { id } };
};

/** The call that a dialog made by hand (`run`) makes for a record, as far as it is known before the dialog is filled in. */
export const dialogRequests: Readonly<Record<string, (record: unknown) => AskedRequest>> = {
  MarkLostAction: record => ({
    callId: 'opportunities.markLost',
    params: { id: valueAt(record, 'id') },
  }),
  AskDealApprovalAction: record => ({
    callId: 'approvals.send',
    // Every type that is asked of a deal is about the deal itself.
    body: { entityId: valueAt(record, 'id'), approvalType: 'DealDropped' },
    offers: 'any',
  }),
  ShareAction: record => ({
    callId: 'opportunities.shareLink',
    body: { opportunityId: valueAt(record, 'id') },
  }),
  ShareMilestoneAction: record => ({
    callId: 'opportunities.shareLink',
    body: { opportunityId: valueAt(record, 'opportunityId') },
  }),
  SharePaymentLinkAction: record => ({
    callId: 'paymentLinks.share',
    query: { paymentLinkId: valueAt(record, 'id') },
  }),
  QuoteAction: record => ({ callId: 'quotes.save', params: { id: valueAt(record, 'id') } }),
  AskApprovalAction: record => ({
    callId: 'approvals.send',
    body: { entityId: valueAt(record, 'id'), approvalType: 'Discount' },
    offers: 'any',
  }),
  ActivateProductsAction: record => activationRequest(record),
  MigrateAccountAction: record => ({
    callId: 'accounts.migrate',
    params: { id: valueAt(record, 'id') },
  }),
};
