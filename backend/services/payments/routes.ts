import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { addDepositSlip, certifyTds, decidePayment } from './decidePayment.ts';
import { generateLink } from './links/generateLink.ts';
import { paymentLinkRecords } from './links/paymentLinkRecords.ts';
import { bankNoticeRecords } from './notices/bankNoticeRecords.ts';
import { takeNotice } from './notices/takeNotice.ts';
import { ledgerEntryRecords, paymentRecords, refundRecords } from './paymentRecords.ts';
import {
  bucketInfo,
  getPayment,
  listTransactions,
  milestoneDetails,
  paymentsOfMilestone,
  unutilizedPayments,
} from './readPayments.ts';
import { decideRefund, requestRefund } from './refundPayment.ts';
import {
  collectAgain,
  createPayment,
  createPaymentV2,
  createPaymentV3,
  updatePayment,
} from './savePayment.ts';

/** What clients pay, and the books of it. */
export const paymentRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, paymentRecords, {
    get: getPayment,
    create: createPayment,
    update: updatePayment,
  });
  serveRecords(app, services, refundRecords);
  serveRecords(app, services, ledgerEntryRecords);
  serveRecords(app, services, bankNoticeRecords);
  serve(app, services, callOf('bankNotices.take'), takeNotice);
  serveRecords(app, services, paymentLinkRecords);
  serve(app, services, callOf('paymentLinks.generate'), generateLink);
  serve(app, services, callOf('payments.createV2'), createPaymentV2);
  serve(app, services, callOf('payments.createV3'), createPaymentV3);
  serve(app, services, callOf('payments.again'), collectAgain);
  serve(app, services, callOf('payments.decide'), decidePayment);
  serve(app, services, callOf('payments.certifyTds'), certifyTds);
  serve(app, services, callOf('payments.depositSlip'), addDepositSlip);
  serve(app, services, callOf('refunds.create'), requestRefund);
  serve(app, services, callOf('refunds.decide'), decideRefund);
  serve(app, services, callOf('payments.transactions'), listTransactions);
  serve(app, services, callOf('payments.ofMilestone'), paymentsOfMilestone);
  serve(app, services, callOf('payments.milestoneDetails'), milestoneDetails);
  serve(app, services, callOf('payments.bucketInfo'), bucketInfo);
  serve(app, services, callOf('payments.unutilized'), unutilizedPayments);
};
