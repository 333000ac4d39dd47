import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { allowsTermsheet } from '#contract/domain/approvals/approvalStatus.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { needsTermsheet } from '#contract/domain/opportunities/isFinished.ts';
import {
  activationNotNow,
  activationRefusals,
} from '#contract/domain/termsheets/activationMessages.ts';
import { allowsTermsheetAct } from '#contract/domain/termsheets/termsheetActs.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { approvalRequests, opportunities, termsheets } from '../../../database/schema/index.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { termsheetOrRefuse } from '../../../policies/scopes/termsheetScope.ts';
import { collectedOfTermsheet } from '../termsheetFacts.ts';
import {
  activateProduct,
  productsOfDeal,
  productsOfSheet,
  type Activating,
  type Sold,
} from './activeProduct.ts';

type Answer = Awaited<ReturnType<Verb<CallOf<'products.activate'>>>>;

/** What of the request a refusal is about. */
const ofSheet = { in: 'query', field: 'termsheetId' } as const;
const ofDeal = { in: 'params', field: '/id' } as const;
type Place = typeof ofSheet | typeof ofDeal;

const notNow = (words: Told, place: Place): Refusal =>
  new Refusal('CONFLICT', activationNotNow, { errors: [{ ...place, code: 'check', ...words }] });

/** Whether what sells a product is agreed: its termsheet, where its line has termsheets. */
export const isAgreed = ({ sheetStatusId }: Pick<Sold, 'sheetStatusId'>, line: Line): boolean =>
  !needsTermsheet(line) ||
  (sheetStatusId !== null && allowsTermsheetAct(sheetStatusId, 'activate'));

type Obstacle = keyof Pick<typeof activationRefusals, 'delayed' | 'notPaid' | 'notCollected'>;

interface Books {
  readonly totalPaise: number;
  readonly collected: number;
}

/**
 * What has to be settled before products run: the delayed activation, and money, or the approval to go without it. Force
 * passes over both (T21). @returns what is not settled
 */
const obstacleOf = async (
  { db }: Pick<Activating, 'db'>,
  opportunityId: number,
  { totalPaise, collected }: Books,
  unpaid: 'notPaid' | 'notCollected',
): Promise<Obstacle | undefined> => {
  const [deal] = await db
    .select({ delayed: opportunities.delayedActivationStatus })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  if (deal && !allowsTermsheet(deal.delayed)) return 'delayed';
  if (totalPaise === 0 || collected > 0) return undefined;
  const [credit] = await db
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.opportunityId, opportunityId),
        inArray(approvalRequests.approvalType, ['CreditApproval', 'FreeTrial']),
        eq(approvalRequests.status, 'Approved'),
      ),
    )
    .limit(1);
  return credit ? undefined : unpaid;
};

const obstacleOfSheet = async (
  context: Pick<Activating, 'db'>,
  termsheetId: number,
): Promise<Obstacle | undefined> => {
  const [sheet] = await context.db
    .select({
      opportunityId: termsheets.opportunityId,
      totalPaise: termsheets.totalPaise,
      collected: sql<number>`${collectedOfTermsheet}`.mapWith(Number),
    })
    .from(termsheets)
    .where(eq(termsheets.id, termsheetId));
  return sheet && obstacleOf(context, sheet.opportunityId, sheet, 'notPaid');
};

/** Those named, else all that wait. @throws Refusal for one that is not sold here, or when none is left */
const wantedOf = (
  sold: readonly Sold[],
  named: readonly number[] | undefined,
  place: Place,
): readonly Sold[] => {
  if (named?.some(id => sold.every(({ row }) => row.id !== id)))
    throw invalidField(
      '/opportunityProductIds',
      'reference',
      place === ofSheet ? activationRefusals.otherProduct : activationRefusals.otherDeal,
    );
  const wanted = sold.filter(({ row }) =>
    named ? named.includes(row.id) : ['pending', 'failed'].includes(row.activationState),
  );
  if (wanted.length === 0) throw notNow(activationRefusals.nothing, place);
  return wanted;
};

/** Each that cannot be activated says why; the others are. */
const activateEach = async (
  context: Activating,
  wanted: readonly (readonly [termsheetId: number | null, Sold])[],
): Promise<Answer> => {
  const results: Answer['results'] = [];
  for (const [termsheetId, one] of wanted) {
    const error = await activateProduct(context, termsheetId, one);
    results.push({
      opportunityProductId: one.row.id,
      productName: one.name,
      error,
      processed: error === null,
    });
  }
  const stays = wanted.every(
    ([, { row }]) => row.activationState === 'active' || row.activationState === 'stopped',
  );
  if (stays) context.audit.nothingChanged();
  return { processed: results.every(({ processed }) => processed), results };
};

/** POST product-activation?termsheetId: what can be activated is, and each of the others tells why not. */
export const activateProducts: Verb<CallOf<'products.activate'>> = async context => {
  const { db, actor, query, body } = context;
  const sheet = await termsheetOrRefuse(db, actor, 'change', query.termsheetId);
  if (!allowsTermsheetAct(sheet.statusId, 'activate'))
    throw notNow(activationRefusals.notApproved, ofSheet);
  const obstacle = await obstacleOfSheet(context, sheet.id);
  if (obstacle) throw notNow(activationRefusals[obstacle], ofSheet);
  const sold = await productsOfSheet(context, sheet.id);
  const wanted = wantedOf(sold, body.opportunityProductIds, ofSheet);
  return activateEach(
    context,
    wanted.map(one => [sheet.id, one] as const),
  );
};

/** Of a line with termsheets: each product on its own, as far as that is approved and paid for. */
const settledOnSheets = async (
  context: Activating,
  wanted: readonly Sold[],
  line: Line,
): Promise<readonly Sold[]> => {
  const agreed = wanted.filter(one => isAgreed(one, line));
  if (agreed.length === 0) throw notNow(activationRefusals.notApproved, ofDeal);
  const obstacles = new Map<number | null, Obstacle | undefined>();
  for (const { termsheetId } of agreed)
    if (termsheetId !== null && !obstacles.has(termsheetId))
      obstacles.set(termsheetId, await obstacleOfSheet(context, termsheetId));
  const settled = agreed.filter(({ termsheetId }) => !obstacles.get(termsheetId));
  const [obstacle] = [...obstacles.values()].filter(one => one !== undefined);
  if (settled.length === 0 && obstacle) throw notNow(activationRefusals[obstacle], ofDeal);
  return settled;
};

/**
 * POST /console/v1/opportunities/{id}/activation: the products of a deal on its approved termsheets, or on the deal itself
 * where its line is bought by a link (record 0221).
 */
export const activateDeal: Verb<CallOf<'opportunities.activate'>> = async context => {
  const { db, actor, params, body } = context;
  await refuseOpportunity(db, actor, 'change', params.id);
  const [deal] = await db
    .select({
      line: opportunities.line,
      totalPaise: opportunities.dealValuePaise,
      collected: opportunities.collectedPaise,
    })
    .from(opportunities)
    .where(eq(opportunities.id, params.id));
  if (!deal) throw new Error('The deal was found');
  const sold = await productsOfDeal(context, params.id);
  const wanted = wantedOf(sold, body.opportunityProductIds, ofDeal);
  if (!needsTermsheet(deal.line)) {
    const obstacle = await obstacleOf(context, params.id, deal, 'notCollected');
    if (obstacle) throw notNow(activationRefusals[obstacle], ofDeal);
  }
  const settled = needsTermsheet(deal.line)
    ? await settledOnSheets(context, wanted, deal.line)
    : wanted;
  return activateEach(
    context,
    settled.map(one => [one.termsheetId, one] as const),
  );
};
