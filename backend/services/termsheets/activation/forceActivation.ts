import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Line } from '#contract/domain/lines.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import {
  activationNotNow,
  activationRefusals,
} from '#contract/domain/termsheets/activationMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../../calls/Refusal.ts';
import {
  opportunities,
  opportunityPackages,
  opportunityProducts,
  productActivations,
} from '../../../database/schema/index.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { notify } from '../../notifications/notify.ts';
import { isAgreed } from './activateProducts.ts';
import { activateProduct, productsOfDeal, type Activating, type Sold } from './activeProduct.ts';
import { forceHands } from './attemptFields.ts';
import { toldAs } from '../../../policies/toldAs.ts';

type Request = typeof productActivations.$inferSelect;

const presented = ({ id, opportunityProductId, forceState, version }: Request) => ({
  id,
  opportunityProductId,
  forceState: forceState ?? '',
  version,
});

/** @throws Refusal CONFLICT, the message to the letter, unless what sells the product is agreed */
const refuseUnagreed = (product: Sold, line: Line, field: string): void => {
  if (!isAgreed(product, line))
    throw new Refusal('CONFLICT', activationNotNow, {
      errors: [{ in: 'body', field, code: 'check', ...activationRefusals.notApproved }],
    });
};

/**
 * A sold product, locked with the others of its deal, for anyone who may change that.
 * @throws Refusal NOT_FOUND in the words for a product that does not exist, or FORBIDDEN
 */
const soldProduct = async (
  context: Activating,
  id: number,
): Promise<{ product: Sold; line: Line }> => {
  const { db, actor } = context;
  const [deal] = await db
    .select({ id: opportunities.id, line: opportunities.line })
    .from(opportunityProducts)
    .innerJoin(
      opportunityPackages,
      eq(opportunityPackages.id, opportunityProducts.opportunityPackageId),
    )
    .innerJoin(opportunities, eq(opportunities.id, opportunityPackages.opportunityId))
    .where(eq(opportunityProducts.id, id));
  if (!deal) throw notFound(notThere.orderedProduct);
  await refuseOpportunity(db, actor, 'change', deal.id).catch(toldAs(notThere.orderedProduct));
  const sold = await productsOfDeal(context, deal.id);
  const product = sold.find(({ row }) => row.id === id);
  if (!product) throw notFound(notThere.orderedProduct);
  return { product, line: deal.line };
};

/** POST force-activate: asks for it; nothing runs until someone else agrees. */
export const forceActivate: Verb<CallOf<'products.forceActivate'>> = async context => {
  const { db, actor, body, audit } = context;
  const { product, line } = await soldProduct(context, body.opportunityProductId);
  refuseUnagreed(product, line, '/opportunityProductId');
  if (!['pending', 'failed'].includes(product.row.activationState))
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
      termsheetId: product.termsheetId,
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

/** Who asked, who changed the product, and who gains by it decide on nothing (T21). */
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
  const { product, line } = await soldProduct(context, found.opportunityProductId);
  const [request] = await db.select().from(productActivations).where(byId).for('update');
  if (request?.forceState !== 'requested')
    throw new Refusal('CONFLICT', activationRefusals.decided);
  if (request.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, { current: presented(request) });
  await refuseOwn(context, request);
  const reason = body.reason?.trim() || null;
  if (body.decision === 'reject' && reason === null)
    throw invalidField('/reason', 'required', activationRefusals.reason);
  if (body.decision === 'approve') refuseUnagreed(product, line, '/decision');
  const error =
    body.decision === 'approve'
      ? await activateProduct(context, request.termsheetId, product, request.id)
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
        body.decision === 'approve'
          ? { en: 'Forced activation approved', hi: 'बलपूर्वक सक्रियता मंज़ूर हुई' }
          : { en: 'Forced activation rejected', hi: 'बलपूर्वक सक्रियता अस्वीकृत हुई' },
      body: product.name,
      ...(request.termsheetId === null
        ? {
            link: `/opportunity/${product.opportunityId}`,
            entity: 'opportunities',
            entityId: product.opportunityId,
          }
        : {
            link: `/termsheet/${request.termsheetId}`,
            entity: 'termsheets',
            entityId: request.termsheetId,
          }),
    });
  return presented(after);
};
