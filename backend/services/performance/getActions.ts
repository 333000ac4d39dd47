import { Value } from 'typebox/value';
import Type, { type Static } from 'typebox';
import type { CallOf } from '#contract/calls/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { pageSizes } from '#contract/domain/lists/pageSizes.ts';
import { hoursOf } from '#contract/domain/performance/performanceLevels.ts';
import { rowId, strictObject } from '#contract/calls/bodies.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { badQuery } from '../../query/refuseQuery.ts';
import { noFigures, type Figures } from './figures.ts';
import { peopleSeen } from './peopleSeen.ts';
import { readFigures } from './readFigures.ts';

const day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const selectorSchema = strictObject({
  agentIds: Type.Optional(Type.Array(rowId, { minItems: 1, maxItems: pageSizes.performanceTeams })),
  from: day,
  until: day,
  groupBy: Type.Optional(Type.Enum(['agentId', 'day'])),
  paging: Type.Optional(
    strictObject({
      start: Type.Optional(Type.Integer({ minimum: 0 })),
      rows: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
  ),
});
type Selector = Static<typeof selectorSchema>;

const readSelector = (text: string): Selector => {
  const refuse = () =>
    badQuery(
      'selector',
      'selector',
      'selector: this must be JSON { agentIds?, from, until, groupBy?, paging? }.',
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse();
  }
  if (!Value.Check(selectorSchema, value) || value.until < value.from) throw refuse();
  return value;
};

interface Grouped extends Figures {
  readonly agentId: number | null;
  readonly agentName: string | null;
  readonly day: string | null;
}

type Asking = Pick<Context<CallOf<'sac.getActions'>>, 'db' | 'actor' | 'query'>;

interface Page {
  readonly totalCount: number;
  readonly page: readonly Grouped[];
}

/** The days of everyone's are one sum; nobody has this id. */
const everybody = 0;

/** Rows of a selector: agents by name or days, as many as the grouping allows (part 2 section 7). */
const grouped = async (
  { db, actor, query }: Asking,
  counted: 'attempted' | 'closed',
): Promise<Page> => {
  const selector = readSelector(query.selector);
  const { agentIds, from, until, groupBy = 'day', paging = {} } = selector;
  const most = groupBy === 'agentId' ? pageSizes.performanceTeams : pageSizes.performanceAgents;
  const start = paging.start ?? 0;
  const pageOf = <Row>(rows: readonly Row[]): readonly Row[] =>
    rows.slice(start, start + Math.min(paging.rows ?? most, most));
  const asked = agentIds && new Set(agentIds);
  const people = (await peopleSeen(db, actor)).filter(({ id }) => !asked || asked.has(id));
  const span = { from, before: addDays(until, 1) };
  if (groupBy === 'agentId') {
    const shown = pageOf(people);
    const found = await readFigures(db, {
      ...span,
      counted: shown.map(({ id }) => ({ sum: id, personId: id })),
      period: 'whole',
    });
    const figures = new Map(found.map(one => [one.sum, one.figures]));
    return {
      totalCount: people.length,
      page: shown.map(({ id, name }) => ({
        ...(figures.get(id) ?? noFigures),
        agentId: id,
        agentName: name,
        day: null,
      })),
    };
  }
  const found = await readFigures(db, {
    ...span,
    counted: people.map(({ id }) => ({ sum: everybody, personId: id })),
    period: 'day',
  });
  // A day on which nothing of the kind was done is not a row.
  const days = found.filter(({ figures }) => figures[counted] > 0);
  return {
    totalCount: days.length,
    page: pageOf(days).map(({ figures, period }) => ({
      ...figures,
      agentId: null,
      agentName: null,
      day: period,
    })),
  };
};

/** GET sac/get-actions. @throws Refusal BAD_REQUEST for what is not a selector */
export const accountActions: Verb<CallOf<'sac.getActions'>> = async context => {
  const { totalCount, page } = await grouped(context, 'attempted');
  return {
    totalCount,
    results: page.map(({ closed: _closed, dealValue: _dealValue, ...row }) => ({
      ...row,
      callTimeInHours: hoursOf(row.callTime),
      talkTimeInHours: hoursOf(row.talkTime),
    })),
  };
};

/** GET soc/get-actions. @throws Refusal BAD_REQUEST for what is not a selector */
export const opportunityActions: Verb<CallOf<'soc.getActions'>> = async context => {
  const { totalCount, page } = await grouped(context, 'closed');
  return {
    totalCount,
    results: page.map(({ agentId, agentName, day: at, closed, dealValue }) => ({
      agentId,
      agentName,
      day: at,
      closed,
      dealValue,
    })),
  };
};
