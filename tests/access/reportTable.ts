import type { RoleCode } from '#contract/domain/roles.ts';

/** The group Download Reports (part 1 section 2). */
const downloader: readonly RoleCode[] = ['admin', 'sales-manager', 'master-data'];

/** Jobs and reports. */
export const reportTable: Record<string, 'anyone' | 'signed-in' | readonly RoleCode[]> = {
  // One's own alone (asserted in tests/conformance/jobs).
  // One's own schedules; what they may hold is asserted in tests/conformance/records/exports.
  'GET /console/v1/export-schedules': 'signed-in',
  'POST /console/v1/export-schedules': 'signed-in',
  'PUT /console/v1/export-schedules/{id}': 'signed-in',
  'DELETE /console/v1/export-schedules/{id}': 'signed-in',
  'GET /console/v1/jobs': 'signed-in',
  'GET /console/v1/jobs/{id}': 'signed-in',
  'POST /console/v1/jobs/{id}/cancel': 'signed-in',
  'GET /console/v1/jobs/{id}/file': 'signed-in',
  // The screen of the report decides (asserted in tests/conformance/reports).
  'POST /console/v1/reports/{report}/preview': 'signed-in',
  'POST /console/v1/reports/{report}/runs': 'signed-in',
  'POST /trusted': 'signed-in',
  // Anyone who has a token that opens.
  'GET /console/v1/report-files/{id}': 'anyone',
  'GET /mystique/v1/soc/callreport.csv': downloader,
  'GET /sapna/sales_report.csv': downloader,
  'GET /sapna/invoice_report.csv': downloader,
  'POST /mystique/soc-performance/agent_performance_report.csv': downloader,
  // Each with the clients that they find in lists.
  'GET /mystique/v1/soc/download-payment-failed-report': 'signed-in',
  'POST /sapna/v1/report/salesconnect-report/{id}': 'signed-in',
  'GET /sapna/v1/opportunity/salesconnect-status-movement': 'signed-in',
  'GET /console/v1/reports/sales-opportunities.csv': 'signed-in',
  'POST /console/v1/reports/renewals.csv': 'signed-in',
};
