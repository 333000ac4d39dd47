import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import {
  activationNotNow,
  activationRefusals,
} from '#contract/domain/termsheets/activationMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../../calls/Refusal.ts';
import {
  opportunityProducts,
  productActivations,
  termsheetPackages,
  termsheets,
} from '../../../database/schema/index.ts';
import { termsheetOrRefuse } from '../../../policies/scopes/termsheetScope.ts';
import { notify } from '../../notifications/notify.ts';
import { refuseOpenSheet } from './activateProducts.ts';
import { activateProduct, productsOf, type Activating } from './activeProduct.ts';
import { forceHands } from './attemptFields.ts';

type Request = typeof productActivations.$inferSelect;

const presented = ({ id, opportunityProductId, forceState, version }: Request) => ({
  id,
  opportunityProductId,
  forceState: forceState ?? '',
  version,
});

/** POST force-activate: asks for it; nothing runs until someone else agrees. */
export const forceActivate: Verb<CallOf<'products.forceActivate'>> = async context => {
  const { db, actor, body, audit } = context;
  const [latest] = await db
    .select({ id: termsheets.id })
    .from(termsheets)
    .innerJoin(termsheetPackages, eq(termsheetPackages.termsheetId, termsheets.id))
    .innerJoin(
      opportunityProducts,
      eq(opportunityProducts.opportunityPackageId, termsheetPackages.opportunityPackageId),
    )
    .where(eq(opportunityProducts.id, body.opportunityProductId))
    .orderBy(desc(termsheets.id))
    .limit(1);
  if (!latest) throw notFound(notThere.orderedProduct);
  const sheet = await termsheetOrRefuse(db, actor, 'change', latest.id).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND'
      ? notFound(notThere.orderedProduct)
      : error;
  });
  refuseOpenSheet(sheet);
  const sold = await productsOf(context, sheet.id);
  const product = sold.find(({ row }) => row.id === body.opportunityProductId);
  if (!product || !['pending', 'failed'].includes(product.row.activationState))
    throw new Refusal('CONFLICT', activationNotNow, {
      errors: [
        {
          in: 'body',
          field: '/opportunityProductId',
          code: 'LOCKED',
          ...activationRefusals.active,
        },
      ],
    });
  const [open] = await db
    .select({ id: productActivations.id })
    .from(productActivations)
    .where(
      and(
        eq(productActivations.opportunityProductId, product.row.id),
        eq(productActivations.forceState, 'requested'),
      ),
    )
    .limit(1);
  if (open) throw new Refusal('CONFLICT', activationRefusals.asked);
  const [made] = await db
    .insert(productActivations)
    .values({
      termsheetId: sheet.id,
      opportunityProductId: product.row.id,
      parameters: product.row.activationParameters,
      isForced: true,
      forceReason: body.reason.trim(),
      forceState: 'requested',
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning();
  if (!made) throw new Error('An attempt was written');
  await audit.record({
    action: 'ask-force',
    entity: 'termsheet-products',
    entityId: product.row.id,
    after: { forceReason: made.forceReason },
  });
  return presented(made);
};

/** Who asked, who last changed the product, and who gains by it decide on nothing (T21). */
const refuseOwn = async ({ db, actor }: Activating, request: Request): Promise<void> => {
  const [found] = await db
    .select({ hands: forceHands })
    .from(opportunityProducts)
    .where(eq(opportunityProducts.id, request.opportunityProductId));
  if (found?.hands.includes(actor.id)) throw new Refusal('FORBIDDEN', activationRefusals.fourEyes);
};

/** PUT force-activations/{id}. */
export const decideForce: Verb<CallOf<'products.decideForce'>> = async context => {
  const { db, actor, params, body, audit } = context;
  const byId = and(
    eq(productActivations.id, params.id),
    inArray(productActivations.forceState, ['requested', 'approved', 'rejected']),
  );
  const [found] = await db.select().from(productActivations).where(byId);
  if (!found) throw notFound(notThere.orderedProduct);
  const sheet = await termsheetOrRefuse(db, actor, 'change', found.termsheetId);
  const sold = await productsOf(context, sheet.id);
  const [request] = await db.select().from(productActivations).where(byId).for('update');
  if (request?.forceState !== 'requested')
    throw new Refusal('CONFLICT', activationRefusals.decided);
  if (request.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, { current: presented(request) });
  const product = sold.find(({ row }) => row.id === request.opportunityProductId);
  await refuseOwn(context, request);
  const reason = body.reason?.trim() || null;
  if (body.decision === 'reject' && reason === null)
    throw invalidField('/reason', 'required', activationRefusals.reason);
  if (body.decision === 'approve') refuseOpenSheet(sheet);
  const error =
    body.decision === 'approve' && product
      ? await activateProduct(context, sheet.id, product, request.id)
      : null;
  if (error !== null)
    throw new Refusal('CONFLICT', activationNotNow, {
      errors: [{ in: 'params', field: '/id', code: 'check', message: error }],
    });
  const [after] = await db
    .update(productActivations)
    .set({
      forceState: body.decision === 'approve' ? 'approved' : 'rejected',
      forceDecidedBy: actor.id,
      error: reason,
      version: sql`${productActivations.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(productActivations.id, request.id))
    .returning();
  if (!after) throw new Error('The request was locked');
  await audit.record({
    action: body.decision,
    entity: 'termsheet-products',
    entityId: request.opportunityProductId,
    before: { forceState: 'requested' },
    after: { forceState: after.forceState, ...(reason !== null && { reason }) },
  });
  if (request.createdBy !== null)
    await notify(context, [request.createdBy], {
      kind: 'activation',
      tone: body.decision === 'approve' ? 'success' : 'error',
      title:
        body.decision === 'approve' ? 'Forced activation approved' : 'Forced activation rejected',
      body: product?.name ?? null,
      link: `/termsheet/${sheet.id}`,
      entity: 'termsheets',
      entityId: sheet.id,
    });
  return presented(after);
};
