import Type from 'typebox';
import schema from '#form-schemas/mortgage-partner.schema.json' with { type: 'json' };
import { aadharPattern } from '../../domain/checks/legalEntityChecks.ts';
import {
  onboardingActNames,
  onboardingReaders,
  onboardingRoles,
} from '../../domain/mortgage/onboardingActs.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { MortgagePartner, MortgagePartnerFields } from '../recordTypes.ts';

const source = 'part 1 §3, §4, T54, T55, decision record 0155';
const agents = onboardingRoles['sales-agent'];

/** Partners who sell mortgages. */
export const mortgagePartnerCalls = recordCalls<MortgagePartner, MortgagePartnerFields>()({
  area: 'mortgagePartners',
  schema,
  called: ['mortgage partner', 'mortgage partners'],
  access: onboardingReaders,
  source,
  list: { at: 'GET /console/v1/mortgage-partners' },
  create: { at: 'POST /console/v1/mortgage-partners', access: agents },
  update: { at: 'PUT /console/v1/mortgage-partners/{id}', access: agents },
});

const text = (most: number, pattern = '\\S') =>
  Type.Optional(Type.String({ minLength: 1, maxLength: most, pattern }));
const pan = '^[A-Z]{5}\\d{4}[A-Z]$';

export const mortgageCalls = [
  ...mortgagePartnerCalls.calls,
  defineCall({
    id: 'mortgagePartners.act',
    method: 'POST',
    path: '/console/v1/mortgage-partners/{id}/acts',
    kind: 'change',
    access: [...agents, ...onboardingRoles.rcm],
    summary: 'Move a partner to the next state; the possible actions depend on state and role',
    source,
    params: idParams,
    body: strictObject({
      act: Type.Enum([...onboardingActNames]),
      version: Type.Integer({ minimum: 1 }),
      remark: Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()])),
      firmName: text(200),
      pan: text(10, pan),
      yearsInBusiness: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
      signatoryName: text(120),
      signatoryEmail: Type.Optional(Type.String({ format: 'email', maxLength: 200 })),
      signatoryPhone: text(10, '^\\d{10}$'),
      signatoryPan: text(10, pan),
      /** Twelve digits; only the last four are kept. */
      aadhar: text(12, aadharPattern.source),
      holderName: text(120),
      accountNumber: text(18, '^\\d{9,18}$'),
      ifsc: text(11, '^[A-Z]{4}0[A-Z0-9]{6}$'),
      bankName: text(120),
    }),
    answer: answerOf(mortgagePartnerCalls.schema),
  }),
  defineCall({
    id: 'mortgageSteps.list',
    method: 'GET',
    path: '/console/v1/mortgage-steps',
    kind: 'read',
    access: onboardingReaders,
    summary: 'Steps taken with mortgage partners; of one partner with filters=mortgagePartnerId==5',
    source,
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({
        id: rowId,
        mortgagePartnerId: rowId,
        action: Type.String(),
        toStatusId: Type.Integer(),
        toSubStatusId: Type.Integer(),
        remarkType: Type.Integer(),
        remark: Type.Optional(Type.String()),
        createdAt: Type.String({ format: 'date-time' }),
        byName: Type.Optional(Type.String()),
      }),
    ),
  }),
  defineCall({
    id: 'mortgageBanks.list',
    method: 'GET',
    path: '/console/v1/mortgage-banks',
    kind: 'read',
    access: onboardingReaders,
    summary:
      'Bank details of mortgage partners, requested and decided; of one partner with filters=mortgagePartnerId==5',
    source,
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({
        id: rowId,
        mortgagePartnerId: rowId,
        holderName: Type.String(),
        /** All but the last four digits hidden. */
        account: Type.String(),
        ifsc: Type.String(),
        bankName: Type.Optional(Type.String()),
        state: Type.String(),
        createdAt: Type.String({ format: 'date-time' }),
        updatedAt: Type.String({ format: 'date-time' }),
      }),
    ),
  }),
  defineCall({
    id: 'mortgagePartners.additionalDocs',
    calledBy: 'older-client',
    method: 'POST',
    path: '/mortgage/api/v0/additional-docs-url/{id}',
    kind: 'read',
    access: onboardingReaders,
    summary: 'Addresses of the documents of a partner, newest first; they need the session',
    source: 'part 1 §7, decision record 0155',
    params: idParams,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: rowId,
          name: Type.String(),
          displayName: Type.String(),
          url: Type.String(),
        }),
      ),
    }),
  }),
] as const;
