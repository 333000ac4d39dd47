import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/calls/index.ts';
import { asksAboutPayments, subjectOf } from '#contract/domain/approvals/approvalSubjects.ts';
import { paymentGroups, paymentStatus } from '#contract/domain/payments/paymentStatus.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  approvalRequests as r,
  opportunityProducts as part,
  paymentModes,
  payments as pay,
  products,
  users,
} from '../../database/schema/index.ts';
import { approvalScope } from './approvalScope.ts';
import { approvalNotThere } from './refuseApproval.ts';

type Reading = Context<CallOf<'approvals.packageDetails'>>;

const deciders = alias(users, 'deciders');

/** Requests of one type about one thing, as far as this person may read them. */
const requestsOf = ({ db, query, actor, services }: Reading) =>
  db
    .select({ row: r, name: users.name, decider: deciders.name })
    .from(r)
    .innerJoin(users, eq(users.id, r.requestedBy))
    .leftJoin(deciders, eq(deciders.id, r.decidedBy))
    .where(
      and(
        eq(r.approvalType, query.approvalType),
        eq(r.entity, subjectOf(query.approvalType).entity),
        eq(r.entityId, query.entityId),
        approvalScope(actor, 'read', services.now()),
      ),
    )
    .orderBy(desc(r.id))
    .limit(50);

const productsOf = async ({ db, query }: Reading) => {
  if (subjectOf(query.approvalType).entity !== 'opportunity_packages') return [];
  const rows = await db
    .select({ row: part, productName: products.name })
    .from(part)
    .innerJoin(products, eq(products.id, part.productId))
    .where(and(eq(part.opportunityPackageId, query.entityId), isNull(part.deletedAt)))
    .orderBy(asc(part.id));
  return rows.map(({ row, productName }) => ({
    id: row.id,
    productName,
    quantity: row.quantity,
    amount: row.amountPaise,
    startDate: row.startDate,
    endDate: row.endDate,
    activationState: row.activationState,
  }));
};

/** What of a deal is still to come in, cheques among it; nothing for requests that are about no payments. */
const paymentsOf = async ({ db, query }: Reading) => {
  if (!asksAboutPayments(query.approvalType)) return [];
  const rows = await db
    .select({ row: pay, mode: paymentModes.name })
    .from(pay)
    .innerJoin(paymentModes, eq(paymentModes.id, pay.modeOfPaymentId))
    .where(
      and(
        eq(pay.opportunityId, query.entityId),
        inArray(pay.statusId, [...paymentGroups.pending.statusIds]),
      ),
    )
    .orderBy(asc(pay.paymentDate), asc(pay.id))
    .limit(50);
  return rows.map(({ row, mode }) => ({
    id: row.id,
    mode,
    reference: row.referenceNumber,
    bankName: row.bankName,
    amount: row.amountPaise,
    paymentDate: row.paymentDate,
    status: paymentStatus(row.statusId).badge,
  }));
};

/** GET package-more-details: for anyone who may read a request about it. @throws Refusal FORBIDDEN */
export const packageMoreDetails: Verb<CallOf<'approvals.packageDetails'>> = async context => {
  const requests = await requestsOf(context);
  if (requests.length === 0) throw new Refusal('FORBIDDEN', approvalNotThere);
  return {
    entityId: context.query.entityId,
    approvalType: context.query.approvalType,
    products: await productsOf(context),
    payments: await paymentsOf(context),
    requests: requests.map(({ row, name, decider }) => ({
      id: row.id,
      status: row.status,
      requestedByName: name,
      requestedAt: row.requestedAt.toISOString(),
      decidedByName: decider,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      remark: row.remark,
      asked: row.snapshot,
    })),
  };
};
