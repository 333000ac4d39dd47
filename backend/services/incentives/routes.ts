import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { calculateCycle } from './calculateCycle.ts';
import { disputeFigure } from './disputes/disputeFigure.ts';
import { disputeMessageRecords, disputeRecords } from './disputes/disputeRecords.ts';
import { answerDispute, endDispute } from './disputes/answerDispute.ts';
import { incentiveCycleRecords, listCycles } from './incentiveCycles.ts';
import { incentiveDetails, listByCycle } from './incentiveDetails.ts';
import { incentiveRuleRecords, incentiveSlabRecords } from './incentiveTerms.ts';
import { participantCategoryRecords } from './participantCategories.ts';
import { paymentReport } from './paymentReport.ts';
import { targetSheet } from './targetSheet.ts';
import { updateIncentive } from './updateIncentive.ts';
import {
  incentivePayoutRecords,
  myIncentiveRecords,
  userIncentiveRecords,
} from './userIncentives.ts';
import { rulesOfUsers, userTargetRecords } from './userTargets.ts';

/** What people earn beside their pay: terms, targets, figures and payout. */
export const incentiveRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, participantCategoryRecords);
  serveRecords(app, services, incentiveRuleRecords);
  serveRecords(app, services, incentiveSlabRecords);
  serve(app, services, callOf('incentiveRules.ofUsers'), rulesOfUsers);
  serveRecords(app, services, incentiveCycleRecords, { list: listCycles });
  serveRecords(app, services, userTargetRecords);
  serve(app, services, callOf('userTargets.sheet'), targetSheet);
  serveRecords(app, services, userIncentiveRecords, { list: listByCycle });
  serveRecords(app, services, myIncentiveRecords);
  serveRecords(app, services, incentivePayoutRecords);
  serve(app, services, callOf('incentives.details'), incentiveDetails);
  serve(app, services, callOf('incentives.update'), updateIncentive);
  serve(app, services, callOf('incentives.calculate'), calculateCycle);
  serve(app, services, callOf('incentives.report'), paymentReport);
  serveRecords(app, services, disputeRecords);
  serveRecords(app, services, disputeMessageRecords);
  serve(app, services, callOf('incentiveDisputes.open'), disputeFigure);
  serve(app, services, callOf('incentiveDisputes.reply'), answerDispute);
  serve(app, services, callOf('incentiveDisputes.close'), endDispute);
};
