import { asc, and, eq, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { isTaxed } from '#contract/domain/invoices/invoiceTax.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { isSettled } from '#contract/domain/opportunities/milestoneBounds.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import { todayOf } from '../../../calls/todayOf.ts';
import {
  accounts,
  cities,
  opportunities,
  opportunityPackages,
} from '../../../database/schema/index.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { levelPaths } from '../../approvals/path/levelPaths.ts';
import { isFirstEntitySez, standingsOf } from '../milestoneStandings.ts';
import { opportunityPackageRecords } from '../packages/opportunityPackages.ts';
import { offeredPackages } from './offeredPackages.ts';

const dealOf = async ({ db }: Pick<Context, 'db'>, id: number) => {
  const [deal] = await db
    .select({
      line: opportunities.line,
      cityId: opportunities.cityId,
      cityName: cities.name,
      clientTypeId: accounts.clientTypeId,
    })
    .from(opportunities)
    .innerJoin(accounts, eq(accounts.id, opportunities.accountId))
    .leftJoin(cities, eq(cities.id, opportunities.cityId))
    .where(eq(opportunities.id, id));
  if (!deal) throw notFound(notThere.opportunity);
  return deal;
};

/** The packages of a deal as every call presents them, in the order in which they were added. */
export const linesOfDeal = async (context: Pick<Context, 'db' | 'services'>, id: number) => {
  const rows = await context.db
    .select({ id: opportunityPackages.id })
    .from(opportunityPackages)
    .where(and(eq(opportunityPackages.opportunityId, id), isNull(opportunityPackages.deletedAt)))
    .orderBy(asc(opportunityPackages.id));
  const ids = rows.map(row => row.id);
  const lines = await opportunityPackageRecords.read(context, ids);
  return lines.toSorted((a, b) => a.id - b.id);
};

/** GET opportunities/{id}/quote: everything that the packages of a deal are priced and judged by while somebody types. */
export const getQuote: Verb<CallOf<'quotes.get'>> = async context => {
  const { db, actor, params, services } = context;
  await refuseOpportunity(db, actor, 'change', params.id);
  const { line, cityId, cityName, clientTypeId } = await dealOf(context, params.id);
  const { sezTax } = services.config.supplier;
  const standings = await standingsOf(context, params.id);
  return {
    lines: await linesOfDeal(context, params.id),
    offered: await offeredPackages(db, { line, cityId, today: todayOf(context) }),
    levels: await levelPaths(db, clientTypeId, actor.id),
    cityName,
    milestones: standings
      .filter(({ isActive }) => isActive)
      .map(each => ({
        amount: each.amount,
        isTaxed: isTaxed(each.isSez, sezTax),
        ...(isSettled(each) && { settled: each.gst }),
      })),
    isRestTaxed: isTaxed(await isFirstEntitySez(context, params.id), sezTax),
  };
};
