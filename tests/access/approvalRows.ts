import type { RoleCode } from '#contract/domain/roles.ts';
import { clientWriter } from './callingTable.ts';

/** The part of the table for approvals and what people are told; whose they are decides the rest (asserted apart). */
export const approvalRows: Record<string, 'signed-in' | readonly RoleCode[]> = {
  'GET /sapna/v1/approval/all-approvals': 'signed-in',
  'GET /console/v1/approvals/{id}': 'signed-in',
  'GET /sapna/v1/approval-page-details/{id}': 'signed-in',
  'GET /sapna/v1/approval/package-more-details': 'signed-in',
  'GET /console/v1/approval-delegations': 'signed-in',
  'POST /console/v1/approval-delegations': 'signed-in',
  'PUT /console/v1/approval-delegations/{id}': 'signed-in',
  'DELETE /console/v1/approval-delegations/{id}': 'signed-in',
  'GET /console/v1/approval-delegates': 'signed-in',
  'GET /console/v1/approval-path': clientWriter,
  'POST /sapna/v1/approval/send-for-approval': clientWriter,
  'POST /sapna/v1/approval/process-approval': 'signed-in',
  'POST /sapna/v2/task': 'signed-in',
  'POST /sapna/v3/task': 'signed-in',
  'GET /sapna/sse/paymentNotifications/recent': 'signed-in',
  'PUT /sapna/sse/paymentNotifications/read': 'signed-in',
};
