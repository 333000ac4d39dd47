import type { RoleCode } from '#contract/domain/roles.ts';
import { clientWriter } from './callingTable.ts';

/** RCM decides; anyone who made or sent a termsheet does not, which tests/conformance/termsheets asserts. */
const rcmDecider: readonly RoleCode[] = ['admin', 'rcm-approval-admin'];

/** Who keeps the books decides on payments and refunds; never on their own, which is asserted apart. */
const bookkeeper: readonly RoleCode[] = ['admin', 'finance', 'ap-admin'];
const collector: readonly RoleCode[] = [...clientWriter, 'finance', 'ap-admin'];

/** The part of the table that is about termsheets and money; written by hand like the rest. */
export const moneyTable: Record<string, 'anyone' | 'signed-in' | readonly RoleCode[]> = {
  'GET /console/v1/termsheets': 'signed-in',
  'GET /sapna/v3/termsheet-page/{id}': 'signed-in',
  'POST /sapna/v1/termsheet': clientWriter,
  'PUT /sapna/v1/termsheet/{id}': clientWriter,
  'GET /console/v1/termsheet-packages': 'signed-in',
  'GET /sapna/v1/termsheet-product-details': 'signed-in',
  'PUT /sapna/v1/termsheet-product-details/{id}': clientWriter,
  'GET /console/v1/termsheet-milestones': 'signed-in',
  'GET /console/v1/termsheet-steps': 'signed-in',
  'POST /sapna/v1/termsheet/{id}/case': clientWriter,
  'PUT /sapna/v1/correct-rcm-case': clientWriter,
  'PUT /sapna/v1/termsheet/{id}/acceptance': clientWriter,
  'PUT /sapna/v1/termsheet/{id}/cancel': clientWriter,
  'PUT /sapna/v1/termsheet/{id}/drop': clientWriter,
  'POST /sapna/v1/share-termsheet-link': clientWriter,
  'GET /sapna/v1/termsheet-pdf/{id}': 'signed-in',
  'GET /sapna/v1/termsheet-view/{id}': 'signed-in',
  'GET /mystique/rcm/v1/{id}': 'signed-in',
  'PUT /mystique/rcm/v1/{id}': rcmDecider,
  'GET /sapna/v1/payment': 'signed-in',
  'GET /sapna/v1/payment-page/{id}': 'signed-in',
  'POST /sapna/v1/payment': collector,
  'POST /sapna/v2/payment': collector,
  'POST /sapna/v3/payment': ['finance'],
  'GET /console/v1/bank-notices': ['finance'],
  'POST /console/v1/bank-notices': ['finance'],
  'PUT /console/v1/bank-notices/{id}': ['finance'],
  'DELETE /console/v1/bank-notices/{id}': ['finance'],
  'POST /console/v1/bank-notices/{id}/take': ['finance'],
  'PUT /sapna/v1/payment/{id}': collector,
  'POST /sapna/v1/payment/{id}/again': collector,
  // Sellers revive; the rest is of those who keep the books, which tests/conformance/payments asserts.
  'PUT /sapna/v1/payment/{id}/clearance': collector,
  'POST /sapna/v1/payment/{id}/tds-certificate': bookkeeper,
  'POST /sapna/v1/deposit-slip': collector,
  'POST /sapna/refund': collector,
  'PUT /sapna/refund/{id}': bookkeeper,
  'GET /console/v1/refunds': 'signed-in',
  'GET /console/v1/ledger-entries': 'signed-in',
  'GET /console/v1/payment-links': 'signed-in',
  'POST /sapna/v1/owner/payment-link-generation': collector,
  'GET /sapna/v1/share-payment-link': collector,
  'POST /sapna/v4/opportunity': collector,
  'POST /sapna/tenant/v1/share-link': collector,
  // It proves itself by its signature, which tests/conformance/payments asserts.
  'POST /console/v1/gateway/callback': 'anyone',
  'GET /console/v1/manual-activations': ['master-data'],
  'GET /sapna/v1/developer-combined-auto-activation-list': 'signed-in',
  'GET /sapna/v1/get-packages-by-client': 'signed-in',
  'POST /sapna/v1/product-activation': clientWriter,
  // Never on one's own, which tests/conformance/termsheets asserts.
  'POST /sapna/v1/force-activate': ['admin', 'master-data'],
  'PUT /console/v1/force-activations/{id}': ['admin', 'master-data'],
  'GET /console/v1/accounts/{id}/statement': 'signed-in',
  'GET /console/v1/accounts/{id}/statement/pdf': 'signed-in',
  'GET /console/v1/accounts/{id}/statement/csv': 'signed-in',
  'GET /console/v1/invoices': 'signed-in',
  'GET /console/v1/invoices/{id}/pdf': 'signed-in',
  'GET /console/v1/invoices/{id}/paper': 'signed-in',
  'POST /sapna/v1/email-proforma-invoice': collector,
  'POST /sapna/v1/email-tax-invoice': collector,
  'POST /sapna/v1/digislate-invoice': bookkeeper,
  'DELETE /sapna/v1/digislate-invoice/{id}': bookkeeper,
  'POST /console/v1/invoices/{id}/credit-note': bookkeeper,
  'POST /console/v1/invoices/{id}/irn': collector,
  'GET /sapna/v1/transactions': 'signed-in',
  'GET /sapna/v1/payment/milestone/{id}': 'signed-in',
  'GET /sapna/v1/milestone-details/{id}': 'signed-in',
  'GET /sapna/v1/payment/bucketInfo': 'signed-in',
  'GET /sapna/v1/payment/unutilized': 'signed-in',
};
