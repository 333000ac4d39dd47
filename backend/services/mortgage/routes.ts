import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import type { Services, Verb } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import {
  mortgageBankDetails as banks,
  mortgageHistory as history,
  users,
} from '../../database/schema/index.ts';
import { ofPartnerInScope, refusePartner } from '../../policies/scopes/mortgageScope.ts';
import { readOnly } from '../../tables/readOnly.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { documentsOf } from '../documents/documentScope.ts';
import { actOnPartner } from './actOnPartner.ts';
import { mortgagePartnerRecords, shownAccount } from './partnerRecords.ts';

const steps = readOnly(callOf('mortgageSteps.list'), {
  table: history,
  fields: {
    mortgagePartnerId: history.mortgagePartnerId,
    action: history.action,
    toStatusId: history.toStatusId,
    toSubStatusId: history.toSubStatusId,
    remarkType: history.remarkType,
    remark: history.remark,
    createdAt: history.createdAt,
    byName: users.name,
  },
  joins: [{ table: users, on: eq(users.id, history.createdBy), isInner: false }],
  search: [history.remark],
  sort: '-createdAt',
});

const bankList = readOnly(callOf('mortgageBanks.list'), {
  table: banks,
  fields: {
    mortgagePartnerId: banks.mortgagePartnerId,
    holderName: banks.holderName,
    account: shownAccount(sql`${banks.accountNumber}`),
    ifsc: banks.ifsc,
    bankName: banks.bankName,
    state: banks.state,
    createdAt: banks.createdAt,
    updatedAt: banks.updatedAt,
  },
  search: [banks.bankName],
  sort: '-createdAt',
});

/** Rows of the partners that one reaches. */
const listSteps: Verb<CallOf<'mortgageSteps.list'>> = context =>
  steps.list(context, context.query, [ofPartnerInScope(history.mortgagePartnerId, context.actor)]);

const listBanks: Verb<CallOf<'mortgageBanks.list'>> = context =>
  bankList.list(context, context.query, [ofPartnerInScope(banks.mortgagePartnerId, context.actor)]);

/** POST additional-docs-url/{id}. */
const additionalDocs: Verb<CallOf<'mortgagePartners.additionalDocs'>> = async context => {
  const { db, actor, params } = context;
  await refusePartner(db, actor, params.id);
  const rows = await documentsOf(context, { objectType: 'mortgage-partner', objectId: params.id });
  return {
    results: rows.map(({ id, name, objectMediaType, absoluteUrl: url }) => ({
      id,
      name,
      displayName: objectMediaType.displayName,
      url,
    })),
  };
};

/** Partners who sell mortgages (part 1 sections 4 and 7). */
export const mortgageRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, mortgagePartnerRecords);
  serve(app, services, callOf('mortgagePartners.act'), actOnPartner);
  serve(app, services, callOf('mortgageSteps.list'), listSteps);
  serve(app, services, callOf('mortgageBanks.list'), listBanks);
  serve(app, services, callOf('mortgagePartners.additionalDocs'), additionalDocs);
};
