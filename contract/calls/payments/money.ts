import { activationCalls } from '../termsheets/activations.ts';
import { invoiceCalls } from './invoices.ts';
import { bankNoticeCalls } from './bankNotices.ts';
import { gatewayCalls, paymentLinkCalls } from './paymentLinks.ts';
import { paymentCalls } from './payments.ts';
import { statementCalls } from './statements.ts';
import { payoutCalls } from '../payouts/payouts.ts';
import { termsheetActCalls } from '../termsheets/termsheetActs.ts';
import { termsheetCalls } from '../termsheets/termsheets.ts';

/** From an agreed price to the books (part 1 section 7). */
export const moneyCalls = [
  ...termsheetCalls,
  ...termsheetActCalls,
  ...bankNoticeCalls,
  ...paymentCalls,
  ...payoutCalls,
  ...paymentLinkCalls,
  ...gatewayCalls,
  ...invoiceCalls,
  ...statementCalls,
  ...activationCalls,
] as const;
