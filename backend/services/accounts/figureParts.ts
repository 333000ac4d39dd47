import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Text } from '#contract/model/files/screenFile.ts';
import { bucketOf } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Verb } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { opportunities } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { opportunityScope } from '../../policies/scopes/opportunityScope.ts';
import {
  agreedAndPaid,
  milestonesOf,
  pendingParts,
  type Deal,
} from '../opportunities/figures/dealParts.ts';

type Asked = CallOf<'accounts.figureParts'>;
type Part = AnswerOf<Asked>['results'][number];

const dealsOf = (db: Database, accountId: number) =>
  db
    .select({
      id: opportunities.id,
      name: opportunities.name,
      statusId: opportunities.statusId,
      dealValue: opportunities.dealValuePaise,
      collected: opportunities.collectedPaise,
    })
    .from(opportunities)
    .where(and(eq(opportunities.accountId, accountId), isNull(opportunities.deletedAt)))
    .orderBy(asc(opportunities.id));

type AccountDeal = Awaited<ReturnType<typeof dealsOf>>[number];

/** The deals of an account that the person may open; of the others they see only the sum. */
const readableOf = async (db: Database, actor: Actor, accountId: number) => {
  const rows = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(eq(opportunities.accountId, accountId), opportunityScope(actor, 'read')));
  return new Set(rows.map(({ id }) => id));
};

const pendingOf = async (db: Database, deals: readonly AccountDeal[]): Promise<Part[]> => {
  const all = await milestonesOf(
    db,
    deals.map(({ id }) => id),
  );
  return deals.flatMap(deal =>
    pendingParts(
      deal,
      all.filter(({ opportunityId }) => opportunityId === deal.id),
    ).map(part => ({
      ...part,
      title: { en: `${deal.name}: ${part.title.en}`, hi: `${deal.name}: ${part.title.hi}` },
    })),
  );
};

const colleagues: Text = { en: 'Opportunities of colleagues', hi: 'साथियों के अवसर' };

const sumOf = (deals: readonly Deal[], of: 'dealValue' | 'collected'): number =>
  deals.reduce((sum, deal) => sum + deal[of], 0);

/** Deals that a figure is made of. */
const isCounted: Readonly<Record<string, (bucket: ReturnType<typeof bucketOf>) => boolean>> = {
  totalAccountValue: bucket => bucket === 'open' || bucket === 'closed',
  pendingCollectionAmount: bucket => bucket !== 'lost',
};

/** GET accounts/{id}/figure-parts: what a figure of an account is made of; the parts add up to it (T37, T38). */
export const figureParts: Verb<Asked> = async ({ params, query, db, actor }) => {
  await refuseAccount(db, actor, 'read', params.id);
  const { of } = query;
  const all = await dealsOf(db, params.id);
  const deals = all.filter(({ statusId }) => isCounted[of]?.(bucketOf(statusId)) ?? true);
  const readable = await readableOf(db, actor, params.id);
  const own = deals.filter(({ id }) => readable.has(id));
  const others = deals.filter(({ id }) => !readable.has(id));
  const amountOf = (agreed: number, paid: number): number =>
    of === 'pendingCollectionAmount' ? agreed - paid : of === 'collectedAmount' ? paid : agreed;
  const told = (title: Text, agreed: number, paid: number): Part => ({
    title,
    note: agreedAndPaid(agreed, paid),
    amount: amountOf(agreed, paid),
  });
  const named =
    of === 'pendingCollectionAmount'
      ? await pendingOf(db, own)
      : own.map(({ name, dealValue, collected }) =>
          told({ en: name, hi: name }, dealValue, collected),
        );
  return {
    results: [
      ...named,
      told(colleagues, sumOf(others, 'dealValue'), sumOf(others, 'collected')),
    ].filter(({ amount }) => amount !== 0),
  };
};
