import { and, eq, exists, isNull, notExists, or, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { brokerClientTypeId, priceMessages } from '#contract/domain/pricing/priceMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { accountCities, accounts, packagePrices } from '../../../database/schema/index.ts';
import { accountScope } from '../../../policies/scopes/accountScope.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { packageRecords } from '../../catalogue/packages/packageRecords.ts';
import { todayOf } from '../../../calls/todayOf.ts';
import { priceRecords } from './priceRecords.ts';

/** More than a package has prices in force on a day. */
const mostPrices = 10_000;

type ForAccount = CallOf<'packagePrices.forAccount'>;

const refuseParameter = (place: 'query' | 'params', field: string, code: string, message: string) =>
  new Refusal('VALIDATION_FAILED', message, { errors: [{ in: place, field, code, message }] });

const accountOf = async ({
  query,
  body,
  db,
  actor,
}: Pick<Context<ForAccount>, 'query' | 'body' | 'db' | 'actor'>) => {
  const id = body?.accountId ?? query.accountId;
  if (id === undefined)
    throw refuseParameter('query', '/accountId', 'required', 'This field is required.');
  const [account] = await db
    .select({ id: accounts.id, clientTypeId: accounts.clientTypeId })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt), accountScope(actor, 'read')));
  if (!account) throw refuseParameter('query', '/accountId', 'reference', invalidChoice);
  return account;
};

/**
 * POST package-price/{packageId}: the prices in force in the cities of the account, lowest first. A broker's call must
 * name a package that exists.
 */
export const priceForAccount: Verb<ForAccount> = async context => {
  const { params, db, services } = context;
  const account = await accountOf(context);
  const today = todayOf({ services });
  const [item] = await packageRecords.read(context, [params.packageId]);
  if (!item) {
    if (account.clientTypeId !== brokerClientTypeId) throw notFound(notThere.package);
    throw refuseParameter('params', '/packageId', 'required', priceMessages.brokerNeedsPackage);
  }
  const ofAccount = (city?: 'of the price') =>
    db
      .select({ found: sql`1` })
      .from(accountCities)
      .where(
        and(
          eq(accountCities.accountId, account.id),
          city && eq(accountCities.cityId, packagePrices.cityId),
        ),
      );
  const { results: prices } = await priceRecords.list(
    context,
    { sort: 'pricePaise', pageSize: mostPrices },
    [
      eq(packagePrices.packageId, item.id),
      sql`${packagePrices.effective} @> ${today}::date`,
      or(isNull(packagePrices.cityId), exists(ofAccount('of the price')), notExists(ofAccount())),
    ],
  );
  return {
    packageId: item.id,
    packageName: item.name,
    accountId: account.id,
    isPriceApplicable: item.isPriceApplicable,
    pricePaise: prices[0]?.pricePaise,
    prices,
  };
};
