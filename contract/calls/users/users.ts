import Type from 'typebox';
import departmentSchema from '#form-schemas/department.schema.json' with { type: 'json' };
import designationSchema from '#form-schemas/designation.schema.json' with { type: 'json' };
import branchSchema from '#form-schemas/sales-branch.schema.json' with { type: 'json' };
import schema from '#form-schemas/user.schema.json' with { type: 'json' };
import numberSchema from '#form-schemas/virtual-number.schema.json' with { type: 'json' };
import { userReaders, userWriters } from '../../domain/users/userRoles.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type {
  Department,
  Designation,
  SalesBranch,
  User,
  UserFields,
  VirtualNumber,
} from '../recordTypes.ts';

const source = 'part 3 §3, §7, T24, decision record 0130';
const path = '/madrox/data/v1/entity/company-users';

/** Staff (part 3 sections 3 and 7); the specification names these calls without their paths. */
export const userCalls = recordCalls<User, UserFields>()({
  area: 'users',
  schema,
  called: ['user', 'users'],
  access: userReaders,
  source,
  list: { at: `GET ${path}` },
  get: { at: `GET ${path}/{id}` },
  create: { at: `POST ${path}`, access: userWriters },
  update: { at: `PUT ${path}/{id}`, access: userWriters },
});

const user = answerOf(userCalls.schema);
const roles = Type.Array(Type.String({ maxLength: 60 }), {
  minItems: 1,
  maxItems: 40,
  uniqueItems: true,
});
const version = Type.Integer({ minimum: 1 });

export const userActCalls = [
  defineCall({
    id: 'users.children',
    calledBy: 'older-client',
    method: 'GET',
    path: '/madrox/app/v1/entity/child-list',
    kind: 'read',
    access: 'signed-in',
    summary: 'The people who report to someone, directly or not; to the caller by default',
    source: 'part 3 §6, §7, §9, T22',
    query: strictObject({
      ...listQuery,
      /** Whose people; someone below the caller, unless they read all users. */
      parentId: Type.Optional(rowId),
      /** Those alone who report to them directly. */
      direct: Type.Optional(Type.Boolean({ default: false })),
    }),
    answer: pageOf(
      Type.Object({
        id: rowId,
        name: Type.String(),
        email: Type.String(),
        parentId: Type.Optional(rowId),
        designationName: Type.Optional(Type.String()),
        status: Type.Integer(),
        reportCount: Type.Integer(),
      }),
    ),
  }),
  defineCall({
    id: 'users.setRoles',
    method: 'PUT',
    path: '/madrox/data/v1/entity/user-role/{id}',
    kind: 'change',
    access: userWriters,
    summary: 'Replace the roles of a user; display roles expand to their underlying ones',
    source,
    params: idParams,
    body: strictObject({ userRoles: roles, version }),
    answer: user,
  }),
  defineCall({
    id: 'users.removeRole',
    calledBy: 'older-client',
    method: 'DELETE',
    path: '/madrox/data/v1/entity/user-role/{id}',
    kind: 'delete',
    access: userWriters,
    summary: 'Remove roles from a user; the last one cannot be removed',
    source,
    params: idParams,
    body: strictObject({ userRoles: roles, version }),
    answer: user,
  }),
  defineCall({
    id: 'users.hrisDetails',
    method: 'GET',
    path: '/madrox/app/v1/hris-user-details',
    kind: 'read',
    access: userWriters,
    summary: 'An employee’s data in the HR system',
    source: 'part 3 §5, §7, decision record 0131',
    query: strictObject({ employeeCode: Type.String({ minLength: 1, maxLength: 40 }) }),
    answer: Type.Object({
      employeeCode: Type.String(),
      name: Type.String(),
      email: Type.String(),
      designation: Type.Optional(Type.String()),
      department: Type.Optional(Type.String()),
      branch: Type.Optional(Type.String()),
      joiningDate: Type.Optional(Type.String()),
      dateOfRelieving: Type.Optional(Type.String()),
      /** Of the user who has the manager's employee id here. */
      managerId: Type.Optional(rowId),
      managerName: Type.Optional(Type.String()),
      designationId: Type.Optional(rowId),
      /** The user who has this employee id already. */
      userId: Type.Optional(rowId),
      isSimulated: Type.Boolean(),
    }),
  }),
  defineCall({
    id: 'users.activateCalling',
    method: 'POST',
    path: '/madrox/app/v1/activate-calling',
    kind: 'change',
    access: userWriters,
    summary: 'Switch calls to an agent by the telephony on or off',
    source,
    body: strictObject({ userId: rowId, active: Type.Boolean({ default: true }) }),
    answer: user,
  }),
  defineCall({
    id: 'users.updateContactDetails',
    method: 'PUT',
    path: '/madrox/app/v1/update-contact-details/{id}',
    kind: 'change',
    access: userWriters,
    summary: 'The phone that an agent is called on',
    source,
    params: idParams,
    body: strictObject({ agentPhone: Type.String({ minLength: 1, maxLength: 20 }) }),
    answer: user,
  }),
  defineCall({
    id: 'users.virtualNumber',
    calledBy: 'older-client',
    method: 'GET',
    path: '/madrox/app/v1/virtual-number/{id}',
    kind: 'read',
    access: userReaders,
    summary: 'The number that rings through to a user',
    source: 'part 3 §7, §8',
    params: idParams,
    answer: Type.Object({ id: rowId, number: Type.String(), userId: rowId }),
  }),
  defineCall({
    id: 'users.reallocateNumber',
    method: 'POST',
    path: '/madrox/app/v1/vn-reallocate',
    kind: 'change',
    access: userWriters,
    summary: 'Assign a virtual number to a user; its current holder loses it',
    source,
    body: strictObject({ userId: rowId, virtualNumberId: rowId }),
    answer: user,
  }),
  defineCall({
    id: 'users.addCampaign',
    method: 'POST',
    path: '/madrox/app/v1/agent-campaign/{id}',
    kind: 'change',
    access: userWriters,
    summary: 'Add an owner agent to a campaign',
    source: 'part 3 §6, §7, §8',
    params: idParams,
    body: strictObject({ campaignId: rowId }),
    answer: user,
  }),
  defineCall({
    id: 'users.setCampaigns',
    method: 'PUT',
    path: '/madrox/app/v1/agent-campaign/{id}',
    kind: 'change',
    access: userWriters,
    summary: 'The campaigns of an owner agent',
    source: 'part 3 §6, §7, §8',
    params: idParams,
    body: strictObject({ campaignIds: Type.Array(rowId, { maxItems: 200, uniqueItems: true }) }),
    answer: user,
  }),
  defineCall({
    id: 'users.updateAssignedAccounts',
    method: 'PUT',
    path: '/madrox/app/v1/update-assigned-accounts',
    kind: 'change',
    access: userWriters,
    summary: 'Move the accounts of one user to another; all of them or none',
    source,
    body: strictObject({ userId: rowId, agentId: rowId }),
    answer: Type.Object({ moved: Type.Integer() }),
  }),
  defineCall({
    id: 'users.sendSignInLink',
    method: 'POST',
    path: '/console/v1/users/{id}/sign-in-link',
    kind: 'change',
    access: userWriters,
    summary: 'Mail a user the link that sets their password; it works once, for seven days',
    source: 'decision record 0130',
    params: idParams,
    answer: Type.Object({ isSimulated: Type.Boolean() }),
  }),
  defineCall({
    id: 'users.signInMail',
    method: 'GET',
    path: '/console/v1/users/{id}/sign-in-mail',
    kind: 'read',
    access: userReaders,
    summary: 'When a sign-in link was mailed; the link itself where mail is simulated',
    source: 'decision record 0130',
    params: idParams,
    answer: Type.Object({
      sentAt: Type.Optional(Type.String({ format: 'date-time' })),
      state: Type.String(),
      link: Type.Optional(Type.String()),
    }),
  }),
] as const;

export const designationCalls = recordCalls<Designation, object>()({
  area: 'designations',
  schema: designationSchema,
  called: ['designation', 'designations'],
  access: 'signed-in',
  source: 'part 3 §7, §9',
  list: { at: 'GET /madrox/app/v1/designations', summary: 'Designations of the company' },
});

export const departmentCalls = recordCalls<Department, object>()({
  area: 'departments',
  schema: departmentSchema,
  called: ['department', 'departments'],
  access: 'signed-in',
  source: 'part 3 §7',
  list: { at: 'GET /console/v1/departments' },
});

export const salesBranchCalls = recordCalls<SalesBranch, object>()({
  area: 'salesBranches',
  schema: branchSchema,
  called: ['branch', 'branches'],
  access: 'signed-in',
  source: 'part 3 §7',
  list: { at: 'GET /sapna/v1/master-sales-branches' },
});

export const virtualNumberCalls = recordCalls<VirtualNumber, object>()({
  area: 'virtualNumbers',
  schema: numberSchema,
  called: ['virtual number', 'virtual numbers'],
  access: userReaders,
  source: 'part 3 §7',
  list: { at: 'GET /madrox/app/v1/virtual-number' },
});
