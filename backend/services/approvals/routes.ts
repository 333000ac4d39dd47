import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { passTask, processApproval, rejectTask } from './answer.ts';
import { approvalRecords, listApprovals } from './approvalRecords.ts';
import { approvalDelegateRecords, approvalDelegationRecords } from './delegationRecords.ts';
import { approvalDetails, getApproval } from './details.ts';
import { packageMoreDetails } from './packageMoreDetails.ts';
import { pathPreview } from './path/pathPreview.ts';
import { send } from './send.ts';

/** Requests for approval: asked for, reviewed, decided. */
export const approvalRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, approvalRecords, { list: listApprovals, get: getApproval });
  serveRecords(app, services, approvalDelegationRecords);
  serveRecords(app, services, approvalDelegateRecords);
  serve(app, services, callOf('approvals.details'), approvalDetails);
  serve(app, services, callOf('approvals.packageDetails'), packageMoreDetails);
  serve(app, services, callOf('approvals.path'), pathPreview);
  serve(app, services, callOf('approvals.send'), send);
  serve(app, services, callOf('approvals.process'), processApproval);
  serve(app, services, callOf('approvals.rejectTask'), rejectTask);
  serve(app, services, callOf('approvals.passTask'), passTask);
};
