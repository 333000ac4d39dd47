import type { FastifyInstance } from 'fastify';
import type { Services } from '../calls/Context.ts';
import { recordRoutes } from '../records/routes.ts';
import type { Screens } from '../screens/readScreens.ts';
import { accountRoutes } from './accounts/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { caseRoutes } from './calling/cases/routes.ts';
import { callingRoutes } from './calling/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { capRoutes } from './caps/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { churnRoutes } from './churn/routes.ts';
import { clientConfigRoutes } from './clientHandlers/routes.ts';
import { clientStandingRoutes } from './clientStandings/routes.ts';
import { closureDateRoutes } from './closureDates/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { dashboardRoutes } from './dashboards/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { erpRoutes } from './erp/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { exclusivityRoutes } from './exclusivity/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { floorRoutes } from './floor/routes.ts';
import { incentiveRoutes } from './incentives/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { legalEntityRoutes } from './legalEntities/routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { mappingRoutes } from './mappings/routes.ts';
import { matrixRoutes } from './matrices/routes.ts';
import { mortgageRoutes } from './mortgage/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { opportunityRoutes } from './opportunities/routes.ts';
import { gatewayRoutes } from './payments/gateway/routes.ts';
import { invoiceRoutes } from './payments/invoices/routes.ts';
import { statementRoutes } from './payments/statement/routes.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { performanceRoutes } from './performance/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { pricingRoutes } from './pricing/routes.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { actRoutes } from './records/acts/routes.ts';
import { bulkRoutes } from './records/bulk/routes.ts';
import { changeRoutes } from './records/changes/routes.ts';
import { exportRoutes } from './records/exports/routes.ts';
import { importRoutes } from './records/imports/routes.ts';
import { migrationRoutes } from './records/migrations/routes.ts';
import { scheduleRoutes } from './records/schedules/routes.ts';
import { totalRoutes } from './records/totals/routes.ts';
import { viewRoutes } from './records/views/routes.ts';
import { whyRoutes } from './records/why/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { renewalRoutes } from './renewals/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { screenRoutes } from './screens/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { settingRoutes } from './settings/routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { allSlotRoutes } from './slots/routes.ts';
import { termsheetRoutes } from './termsheets/routes.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { updateTwinRoutes } from './updateTwins.ts';
import { scimRoutes } from './scim/routes.ts';
import { userRoutes } from './users/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

type Routes = (app: FastifyInstance, services: Services, screens: Screens) => void;

/**
 * Every domain with what it serves. A call whose service is pointed at a company's own server is left out by `serve`.
 * The first has a hook that sees the calls that are served after it.
 */
export const routes: readonly Routes[] = [
  analyticsRoutes,
  screenRoutes,
  sessionRoutes,
  scimRoutes,
  userRoutes,
  webhookRoutes,
  changeRoutes,
  whyRoutes,
  recordRoutes,
  actRoutes,
  bulkRoutes,
  exportRoutes,
  scheduleRoutes,
  migrationRoutes,
  importRoutes,
  totalRoutes,
  viewRoutes,
  proposalRoutes,
  jobRoutes,
  reportRoutes,
  fileRoutes,
  notificationRoutes,
  referenceRoutes,
  placeRoutes,
  eventRoutes,
  capRoutes,
  mappingRoutes,
  updateTwinRoutes,
  catalogueRoutes,
  pricingRoutes,
  matrixRoutes,
  accountRoutes,
  contactRoutes,
  legalEntityRoutes,
  exclusivityRoutes,
  opportunityRoutes,
  sharingRoutes,
  approvalRoutes,
  termsheetRoutes,
  paymentRoutes,
  payoutRoutes,
  invoiceRoutes,
  statementRoutes,
  gatewayRoutes,
  erpRoutes,
  closureDateRoutes,
  clientStandingRoutes,
  renewalRoutes,
  dashboardRoutes,
  incentiveRoutes,
  performanceRoutes,
  listingRoutes,
  allSlotRoutes,
  callingRoutes,
  caseRoutes,
  floorRoutes,
  campaignRoutes,
  churnRoutes,
  clientConfigRoutes,
  documentRoutes,
  mortgageRoutes,
  ticketRoutes,
  settingRoutes,
];
