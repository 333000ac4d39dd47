import { and, eq, isNull } from 'drizzle-orm';
import type { Account, AccountFields } from '#contract/calls/recordTypes.ts';
import { linesOf } from '#contract/domain/lines.ts';
import type { Actor } from '../../calls/Actor.ts';
import { opportunities } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import { opportunityScope } from '../../policies/scopes/opportunityScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { accountRecords } from './accountRecords.ts';

const isAgent = ({ roleCodes }: Actor): boolean => linesOf(roleCodes).length > 0;

/** Of the deals of an account those are counted on its page that the person finds in the list below. */
const withReadableDeals = async ({ db, actor }: InWrite, account: Account): Promise<Account> => ({
  ...account,
  opportunityCount: await db.$count(
    opportunities,
    and(
      eq(opportunities.accountId, account.id ?? 0),
      isNull(opportunities.deletedAt),
      opportunityScope(actor, 'read'),
    ),
  ),
});

/** POST account: anyone who works a line gets the account that they create, unless they assign it to someone at once. */
export const createAccount = (context: InWrite & { body: AccountFields }) => {
  const { body, actor } = context;
  const agentId = body.agentId ?? (isAgent(actor) ? actor.id : undefined);
  return accountRecords.create(context, { ...body, ...(agentId !== undefined && { agentId }) });
};

/** PUT account/{id}. */
export const updateAccount = async (
  context: InWrite & { params: { id: number }; body: Partial<AccountFields> & { version: number } },
) => {
  const { db, actor, params, body } = context;
  await refuseAccount(db, actor, 'change', params.id);
  const updated = await accountRecords.update(context, { id: params.id, body });
  return withReadableDeals(context, updated);
};

/** GET account-page/{id}: also of an account that is inactive or was merged, with the notice that says so. */
export const getAccount = async (context: InWrite & { params: { id: number } }) => {
  await refuseAccount(context.db, context.actor, 'read', context.params.id);
  return withReadableDeals(context, await accountRecords.readOne(context, context.params.id));
};
