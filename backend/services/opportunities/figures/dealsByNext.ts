import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import {
  nextOf,
  nextSteps,
  type Next,
  type NextFacts,
} from '#contract/domain/opportunities/nextStep.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { opportunities } from '../../../database/schema/index.ts';
import { opportunityScope } from '../../../policies/scopes/opportunityScope.ts';
import { nextFacts } from './nextOfDeal.ts';
import { opportunityFacts } from './opportunityFacts.ts';

type Asked = CallOf<'opportunities.byNext'>;
type Step = AnswerOf<Asked>['results'][number];

/** Deals of one person that are looked at, those changed last first: what comes next follows from many tables. */
const most = 1000;

/** Deals that a step names; all others are in the list behind it. */
const mostNamed = 2;

interface Deal {
  readonly id: number;
  readonly name: string;
  readonly next: Next;
}

/** The deals that someone works themselves, each with what comes next on it; not those that are over. */
const dealsOf = async ({
  db,
  actor,
  services,
}: Pick<Context, 'db' | 'actor' | 'services'>): Promise<readonly Deal[]> => {
  const today = indiaDay(services.now());
  const rows = await db
    .select({ id: opportunities.id, name: opportunities.name, facts: nextFacts })
    .from(opportunities)
    .where(
      and(
        eq(opportunities.agentId, actor.id),
        isNull(opportunities.deletedAt),
        ne(opportunityFacts.bucket, 'lost'),
        opportunityScope(actor, 'list'),
      ),
    )
    .orderBy(desc(opportunities.updatedAt), desc(opportunities.id))
    .limit(most);
  return rows
    .map(({ facts, ...deal }) => ({ ...deal, next: nextOf(facts as NextFacts, today) }))
    .filter(({ next }) => next.step !== 'nothing');
};

/** The ids of those on which a step comes next. */
export const idsByNext = async (
  context: Pick<Context, 'db' | 'actor' | 'services'>,
  step: string,
): Promise<readonly number[]> =>
  (await dealsOf(context)).filter(({ next }) => next.step === step).map(({ id }) => id);

/** What has waited longest first; what nobody knows the beginning of comes last. */
const bySince = (one: Deal, other: Deal): number =>
  (one.next.since ?? '~').localeCompare(other.next.since ?? '~');

/** GET deals-by-next. */
export const dealsByNext: Verb<Asked> = async context => {
  const deals = await dealsOf(context);
  const results = nextSteps.flatMap((step): Step[] => {
    const these = deals.filter(({ next }) => next.step === step).toSorted(bySince);
    const [first] = these;
    if (!first) return [];
    return [
      {
        step,
        turn: first.next.turn,
        count: these.length,
        deals: these
          .slice(0, mostNamed)
          .map(({ id, name, next }) => ({ id, name, since: next.since })),
      },
    ];
  });
  return { results };
};
