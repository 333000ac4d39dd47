import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { AccountIpMatch } from '#contract/calls/recordTypes.ts';
import { accountIpMatchCalls } from '#contract/calls/accounts/accountMerges.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { accountIpMatches, accounts } from '../../database/schema/index.ts';
import type { Presented } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';

const ofOther = (what: string) => sql<string>`(
  select ${sql.raw(what)} from accounts other where other.id = ${accountIpMatches.otherAccountId})`;

const dealsOf = (id: typeof accountIpMatches.accountId | typeof accountIpMatches.otherAccountId) =>
  sql<number>`(
    select count(*) from opportunities deal
    where deal.account_id = ${id} and deal.deleted_at is null)`.mapWith(Number);

/** Pairs of accounts that were seen from one address. */
export const ipMatchRecords = declareRecords<AccountIpMatch & Presented, object>(
  accountIpMatchCalls,
  {
    resource: 'account-ip-matches',
    table: accountIpMatches,
    removal: 'hard',
    notThere: notThere.ipMatch,
    fields: {
      accountId: reference(accountIpMatches.accountId, accounts, { order: accounts.name }),
      accountName: accounts.name,
      accountEmail: accounts.email,
      accountMobile: accounts.mobile,
      accountOpportunities: dealsOf(accountIpMatches.accountId),
      otherAccountId: accountIpMatches.otherAccountId,
      otherAccountName: ofOther('other.name'),
      otherAccountEmail: ofOther('other.email'),
      otherAccountMobile: ofOther('other.mobile'),
      otherAccountOpportunities: dealsOf(accountIpMatches.otherAccountId),
      address: accountIpMatches.address,
      detectedAt: accountIpMatches.detectedAt,
      state: accountIpMatches.state,
    },
    search: [accounts.name, accountIpMatches.address],
    sort: '-detectedAt',
    readers: 'granted',
  },
);

/** POST account-ip-matches/{id}/dismiss. */
export const dismissMatch: Verb<CallOf<'accountIpMatches.dismiss'>> = async context => {
  const { params, db, actor, audit } = context;
  const before = await ipMatchRecords.readOne(context, params.id);
  if (before.state !== 'open') {
    audit.nothingChanged();
    return before;
  }
  await db
    .update(accountIpMatches)
    .set({
      state: 'dismissed',
      version: sql`${accountIpMatches.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(accountIpMatches.id, params.id));
  const after = await ipMatchRecords.readOne(context, params.id);
  await audit.record({
    action: 'dismiss',
    entity: 'account-ip-matches',
    entityId: params.id,
    version: after.version,
    before: { state: before.state },
    after: { state: after.state },
  });
  return after;
};
