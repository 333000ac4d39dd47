import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { allowsTermsheet } from '#contract/domain/approvals/approvalStatus.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import {
  activationNotNow,
  activationRefusals,
} from '#contract/domain/termsheets/activationMessages.ts';
import { allowsTermsheetAct } from '#contract/domain/termsheets/termsheetActs.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { approvalRequests, opportunities, termsheets } from '../../../database/schema/index.ts';
import { termsheetOrRefuse } from '../../../policies/scopes/termsheetScope.ts';
import { collectedOfTermsheet } from '../termsheetFacts.ts';
import { activateProduct, productsOf, type Activating } from './activeProduct.ts';

type Sheet = typeof termsheets.$inferSelect;

const notNow = (words: Told): Refusal =>
  new Refusal('CONFLICT', activationNotNow, {
    errors: [{ in: 'query', field: 'termsheetId', code: 'check', ...words }],
  });

/** @throws Refusal CONFLICT, the message to the letter, unless RCM approved the termsheet */
export const refuseOpenSheet = (sheet: Sheet): void => {
  if (!allowsTermsheetAct(sheet.statusId, 'activate')) throw notNow(activationRefusals.notApproved);
};

/**
 * What has to be settled before products run: the delayed activation, and money, or the approval to go without it. Force
 * passes over both (T21).
 */
const refuseUnsettled = async ({ db }: Activating, sheet: Sheet): Promise<void> => {
  const [deal] = await db
    .select({ delayed: opportunities.delayedActivationStatus })
    .from(opportunities)
    .where(eq(opportunities.id, sheet.opportunityId));
  if (deal && !allowsTermsheet(deal.delayed)) throw notNow(activationRefusals.delayed);
  const [books] = await db
    .select({ collected: sql<number>`${collectedOfTermsheet}`.mapWith(Number) })
    .from(termsheets)
    .where(eq(termsheets.id, sheet.id));
  if (sheet.totalPaise === 0 || (books?.collected ?? 0) > 0) return;
  const [credit] = await db
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.opportunityId, sheet.opportunityId),
        inArray(approvalRequests.approvalType, ['CreditApproval', 'FreeTrial']),
        eq(approvalRequests.status, 'Approved'),
      ),
    )
    .limit(1);
  if (!credit) throw notNow(activationRefusals.notPaid);
};

/** POST product-activation?termsheetId: what can be activated is, and each of the others tells why not. */
export const activateProducts: Verb<CallOf<'products.activate'>> = async context => {
  const { db, actor, query, body } = context;
  const sheet = await termsheetOrRefuse(db, actor, 'change', query.termsheetId);
  refuseOpenSheet(sheet);
  await refuseUnsettled(context, sheet);
  const sold = await productsOf(context, sheet.id);
  const { opportunityProductIds: named } = body;
  if (named?.some(id => sold.every(({ row }) => row.id !== id)))
    throw invalidField('/opportunityProductIds', 'reference', activationRefusals.otherProduct);
  const wanted = sold.filter(({ row }) =>
    named ? named.includes(row.id) : ['pending', 'failed'].includes(row.activationState),
  );
  if (wanted.length === 0) throw notNow(activationRefusals.nothing);
  const results: { opportunityProductId: number; productName: string; error: string | null }[] = [];
  for (const one of wanted)
    results.push({
      opportunityProductId: one.row.id,
      productName: one.name,
      error: await activateProduct(context, sheet.id, one),
    });
  if (
    wanted.every(({ row }) => row.activationState === 'active' || row.activationState === 'stopped')
  )
    context.audit.nothingChanged();
  return {
    processed: results.every(({ error }) => error === null),
    results: results.map(one => ({ ...one, processed: one.error === null })),
  };
};
