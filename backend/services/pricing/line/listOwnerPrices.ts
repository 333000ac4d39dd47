import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { roundedShare, wholeInBasisPoints } from '#contract/domain/money/paise.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import {
  accountCities,
  accounts,
  discountMatrixEntries as entries,
  opportunities,
  opportunityPackages,
  packages,
} from '../../../database/schema/index.ts';
import { accountScope } from '../../../policies/scopes/accountScope.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { todayOf } from '../../../calls/todayOf.ts';
import { readOffered } from './readOffered.ts';

const ownerClientTypeId = 3;

/** @throws Refusal 422 for a profile that is not there or not the person's to read */
const accountOf = async ({ db, actor }: Pick<Context, 'db' | 'actor'>, uuid: string) => {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.uuid, uuid), isNull(accounts.deletedAt), accountScope(actor, 'read')));
  if (account) return account;
  throw new Refusal('VALIDATION_FAILED', invalidChoice, {
    errors: [{ in: 'query', field: '/profileUuid', code: 'reference', message: invalidChoice }],
  });
};

/** The largest discount that the first approval level of owners decides, in basis points; none without a matrix. */
const firstLevelDiscount = async (db: Context['db']): Promise<number> => {
  const [first] = await db
    .select({ untilBp: entries.untilBp })
    .from(entries)
    .where(and(eq(entries.clientTypeId, ownerClientTypeId), isNull(entries.deletedAt)))
    .orderBy(entries.level)
    .limit(1);
  return first?.untilBp ?? 0;
};

const runningPackages = async (db: Context['db'], accountId: number, today: Day) => {
  const rows = await db
    .select({
      packageId: packages.id,
      packageName: packages.name,
      endDate: opportunityPackages.endDate,
    })
    .from(opportunityPackages)
    .innerJoin(opportunities, eq(opportunities.id, opportunityPackages.opportunityId))
    .innerJoin(packages, eq(packages.id, opportunityPackages.packageId))
    .where(
      and(
        eq(opportunities.accountId, accountId),
        isNull(opportunityPackages.deletedAt),
        sql`${opportunityPackages.startDate} <= ${today}::date`,
        sql`${opportunityPackages.endDate} >= ${today}::date`,
      ),
    )
    .orderBy(opportunityPackages.endDate, opportunityPackages.id);
  return rows.map(({ endDate, ...row }) => ({ ...row, endDate: endDate ?? undefined }));
};

/** GET package-price/owner: what an agent offers an owner, in the cities of the profile when there is one. */
export const listOwnerPrices: Verb<CallOf<'packagePrices.ofOwner'>> = async ({
  query,
  db,
  actor,
  services,
}) => {
  const today = todayOf({ services });
  const { accountAgentType, profileUuid } = query;
  const account =
    profileUuid === undefined ? undefined : await accountOf({ db, actor }, profileUuid);
  const cities = account
    ? await db
        .select({ id: accountCities.cityId })
        .from(accountCities)
        .where(eq(accountCities.accountId, account.id))
    : [];
  const offered = await readOffered(db, {
    line: 'owner',
    today,
    cityIds: cities.map(({ id }) => id),
    where: accountAgentType && inArray(packages.agentType, [accountAgentType, 'Both']),
  });
  const discount = await firstLevelDiscount(db);
  const addOnBasePackages = account ? await runningPackages(db, account.id, today) : [];
  return {
    results: offered.map(one => ({
      ...one,
      discountedPrice:
        one.actualPrice - roundedShare(one.actualPrice, discount, wholeInBasisPoints),
      addOnBasePackages,
    })),
  };
};
