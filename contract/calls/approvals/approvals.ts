import Type, { type Static } from 'typebox';
import schema from '#form-schemas/approval.schema.json' with { type: 'json' };
import { sentByHand } from '../../domain/approvals/approvalSubjects.ts';
import { matrixApprovalTypes } from '../../domain/approvals/matrixTypes.ts';
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { clearable, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { Approval } from '../recordTypes.ts';
import { orNone } from '../orNone.ts';

const moment = Type.String({ format: 'date-time' });
const remark = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' });
const taskKey = Type.String({ minLength: 1, maxLength: 120 });
const days = Type.Integer({ minimum: 1, maximum: 365 });

const person = Type.Object({
  id: rowId,
  name: Type.String(),
  designation: orNone(Type.String()),
});

/** What is asked of whom, in order. */
const step = Type.Object({
  level: Type.Integer(),
  role: Type.Enum(['reviewer', 'approver']),
  /** One answer of the step is enough. */
  isAnyEnough: Type.Boolean(),
  people: Type.Array(person),
});

const answeredStep = Type.Object({
  level: Type.Integer(),
  role: Type.Enum(['reviewer', 'approver']),
  isAnyEnough: Type.Boolean(),
  people: Type.Array(
    Type.Object({
      ...person.properties,
      status: Type.String(),
      remark: orNone(Type.String()),
      respondedAt: orNone(moment),
      /** Their delegate, when it was someone else who answered. */
      answeredByName: orNone(Type.String()),
    }),
  ),
});

const content = Type.Record(Type.String(), Type.Unknown());

/** What the page of one approval tells beside the record (part 1 section 3). */
const details = {
  /** discount, product or extension; absent of the other types. */
  kind: orNone(Type.String()),
  /** `requested` until it is decided, then `processed` (part 1 section 3). */
  value: Type.String(),
  /** The word that is shown: requested, reviewed, approved, rejected (T20). */
  shownStatus: Type.String(),
  approvingAuthority: Type.Array(
    Type.Object({ name: Type.String(), designation: orNone(Type.String()) }),
  ),
  approvalReviewerMappings: Type.Array(
    Type.Object({
      reviewerId: rowId,
      reviewerName: Type.String(),
      status: Type.String(),
      updatedAt: moment,
    }),
  ),
  reviewerList: Type.Array(person),
  paymentsReviewerList: Type.Array(person),
  approvalHistory: Type.Array(
    Type.Object({
      userName: Type.String(),
      role: Type.String(),
      status: Type.String(),
      remark: orNone(Type.String()),
      updatedAt: moment,
    }),
  ),
  steps: Type.Array(answeredStep),
  /** What it was asked for, and what there is now. */
  asked: content,
  current: orNone(content),
  isChanged: Type.Boolean(),
  /** What this person can answer now; absent when they are not asked. */
  task: orNone(
    Type.Object({
      taskKey: Type.String(),
      role: Type.Enum(['reviewer', 'approver']),
      onBehalfOfName: orNone(Type.String()),
    }),
  ),
  opportunityRoute: orNone(Type.String()),
};

const detailsSchema = Type.Object(details);

const answerOfTask = Type.Object({
  taskKey: Type.String(),
  remark: orNone(Type.String()),
  /** Reviewed, Approved or Rejected; the console shows 'Failed' where the call answers 400 (T42, T46). */
  taskResponseStatus: Type.Enum(['Reviewed', 'Approved', 'Rejected']),
  approvalId: rowId,
  /** Where the request is after it; the caller reads again when it is neither Approved nor Rejected (T43). */
  approvalStatus: Type.String(),
  shownStatus: Type.String(),
});

const subject = {
  approvalType: Type.Enum([...sentByHand]),
  entityId: rowId,
  durationInDays: clearable(days),
};

/** Requests for approval, as a list and one by one. */
export const approvalRecordCalls = recordCalls<Approval, object>()({
  area: 'approvals',
  schema,
  called: ['approval', 'approvals'],
  access: 'signed-in',
  source: 'part 1 §2, §3, §7, decision record 0120',
  list: {
    at: 'GET /sapna/v1/approval/all-approvals',
    query: {
      opportunityId: Type.Optional(rowId),
      waitsForMe: Type.Optional(Type.Boolean()),
      within: Type.Optional(Type.Literal('mine')),
    },
    orders: ['id', 'requestedAt'],
  },
  get: { at: 'GET /console/v1/approvals/{id}' },
});

/** What is done with approvals (part 1 section 7). */
export const approvalCalls = [
  ...approvalRecordCalls.calls,
  defineCall({
    id: 'approvals.details',
    method: 'GET',
    path: '/sapna/v1/approval-page-details/{id}',
    kind: 'read',
    access: 'signed-in',
    summary:
      'A request with everything needed to decide on it: steps, history, the values requested and the values now',
    source: 'part 1 §3, §7, decision record 0120',
    params: idParams,
    answer: Type.Unsafe<Approval & Static<typeof detailsSchema>>(
      Type.Object({ ...(answerOf(schema) as Type.TObject).properties, ...details }),
    ),
  }),
  defineCall({
    id: 'approvals.packageDetails',
    method: 'GET',
    path: '/sapna/v1/approval/package-more-details',
    kind: 'read',
    access: 'signed-in',
    summary:
      'The products or payments that an approval request is about, and earlier requests for them',
    source: 'part 1 §7, decision record 0120',
    query: strictObject({ entityId: rowId, approvalType: Type.Enum([...matrixApprovalTypes]) }),
    answer: Type.Object({
      entityId: rowId,
      approvalType: Type.String(),
      products: Type.Array(
        Type.Object({
          id: rowId,
          productName: Type.String(),
          quantity: Type.Integer(),
          amount: Type.Integer(),
          startDate: orNone(Type.String()),
          endDate: orNone(Type.String()),
          activationState: Type.String(),
        }),
      ),
      /** Of a request about payments: those of the deal that are not in the books yet, earliest first. */
      payments: Type.Array(
        Type.Object({
          id: rowId,
          mode: Type.String(),
          reference: orNone(Type.String()),
          bankName: orNone(Type.String()),
          amount: Type.Integer(),
          paymentDate: Type.String(),
          status: Type.String(),
        }),
      ),
      requests: Type.Array(
        Type.Object({
          id: rowId,
          status: Type.String(),
          requestedByName: Type.String(),
          requestedAt: moment,
          decidedByName: orNone(Type.String()),
          decidedAt: orNone(moment),
          remark: orNone(Type.String()),
          asked: content,
        }),
      ),
    }),
  }),
  defineCall({
    id: 'approvals.path',
    method: 'GET',
    path: '/console/v1/approval-path',
    kind: 'read',
    access: clientWriters,
    summary: 'Who would be asked, step by step, before an approval is sent',
    source: 'part 1 §4, T44, decision record 0120',
    query: strictObject({
      approvalType: subject.approvalType,
      entityId: rowId,
      durationInDays: Type.Optional(days),
    }),
    answer: Type.Object({
      discountBp: Type.Integer({ minimum: 0 }),
      dealValue: Type.Integer(),
      /** The level of the discount matrix that decides; absent where designations of the type do. */
      matrixLevel: orNone(Type.Integer()),
      steps: Type.Array(step),
      /** Hours that half of the last 20 such requests took; absent where none was decided. */
      typicalHours: orNone(Type.Number()),
      /** An earlier decision that covers it: sending asks nobody. */
      coveredBy: orNone(Type.Object({ id: rowId, decidedByName: orNone(Type.String()) })),
    }),
  }),
  defineCall({
    id: 'approvals.send',
    method: 'POST',
    path: '/sapna/v1/approval/send-for-approval',
    kind: 'change',
    access: clientWriters,
    summary: 'Request an approval of the values as they are now',
    source: 'part 1 §4, §7, T43, decision record 0120',
    body: strictObject({ ...subject, remark: clearable(remark) }),
    answer: Type.Object({
      approvalId: rowId,
      approvalStatus: Type.String(),
      /** What the kind shows: an extension becomes 'requested', the others 'sent' (part 1 section 4). */
      shownStatus: Type.String(),
    }),
  }),
  defineCall({
    id: 'approvals.process',
    method: 'POST',
    path: '/sapna/v1/approval/process-approval',
    kind: 'change',
    access: 'signed-in',
    summary: 'Review, approve or reject a request, with a remark',
    source: 'part 1 §4, §6, §7, decision record 0120',
    body: strictObject({
      taskKey,
      isApproved: Type.Boolean(),
      remark: clearable(remark),
    }),
    answer: answerOfTask,
  }),
  defineCall({
    id: 'approvals.rejectTask',
    method: 'POST',
    path: '/sapna/v2/task',
    kind: 'change',
    access: 'signed-in',
    summary: 'Reject a task; the remark gives the reason',
    source: 'part 1 §3, §7, T46, decision record 0120',
    body: strictObject({ taskKey, remark }),
    answer: answerOfTask,
  }),
  defineCall({
    id: 'approvals.passTask',
    method: 'POST',
    path: '/sapna/v3/task',
    kind: 'change',
    access: 'signed-in',
    summary: 'Review or approve a task',
    source: 'part 1 §3, §7, T46, decision record 0120',
    body: strictObject({ taskKey }),
    answer: answerOfTask,
  }),
] as const;
