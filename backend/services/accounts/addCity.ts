import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { accountMessages } from '#contract/domain/accounts/accountMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { accountCities, accounts, cities } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { accountRecords } from './accountRecords.ts';

/** POST account/city: adding a city that the account has changes nothing. */
export const addCity: Verb<CallOf<'accounts.addCity'>> = async context => {
  const { query, db, actor, audit } = context;
  const { accountId, cityId } = query;
  await refuseAccount(db, actor, 'change', accountId);
  const [city] = await db
    .select({ name: cities.name })
    .from(cities)
    .where(and(eq(cities.id, cityId), eq(cities.isActive, true)));
  if (!city)
    throw new Refusal('VALIDATION_FAILED', invalidChoice, {
      errors: [{ in: 'query', field: '/cityId', code: 'reference', message: invalidChoice }],
    });
  const before = await accountRecords.readOne(context, accountId);
  const added = await db
    .insert(accountCities)
    .values({ accountId, cityId, createdBy: actor.id })
    .onConflictDoNothing()
    .returning({ id: accountCities.id });
  if (added.length > 0)
    await db
      .update(accounts)
      .set({ version: sql`${accounts.version} + 1`, updatedBy: actor.id })
      .where(eq(accounts.id, accountId));
  const account = await accountRecords.readOne(context, accountId);
  if (added.length === 0) audit.nothingChanged();
  else
    await audit.record({
      action: 'add-city',
      entity: 'accounts',
      entityId: accountId,
      version: account.version,
      before: { cityIds: before.cityIds },
      after: { cityIds: account.cityIds },
    });
  return { message: accountMessages.cityAdded(city.name), account };
};
