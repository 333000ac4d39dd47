import { eq } from 'drizzle-orm';
import type { Opportunity, OpportunityFields } from '#contract/calls/recordTypes.ts';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import type { Line } from '#contract/domain/lines.ts';
import {
  opportunityMessages,
  opportunityRefusals,
} from '#contract/domain/opportunities/opportunityMessages.ts';
import { bucketOf } from '#contract/domain/opportunities/opportunityStatus.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { accounts, opportunities } from '../../database/schema/index.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import type { InWrite, Proposed } from '../../tables/Declaration.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';

type Wanted = Proposed<Opportunity, OpportunityFields>;

const accountOf = async (db: Database, id: number) => {
  const [account] = await db
    .select({
      clientTypeId: accounts.clientTypeId,
      isSubBroker: accounts.isSubBroker,
      parentId: accounts.parentId,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  return account;
};

const worksClientType = (line: Line, clientTypeId: number): boolean =>
  clientTypesOfLine[line].some(type => type === clientTypeId);

/** A sub-broker's orders go under the account above, whose id the refusal tells (T59). */
const refuseAccountOf = async ({ db }: InWrite, { accountId, line }: OpportunityFields) => {
  const account = await accountOf(db, accountId);
  if (!account) throw invalidField('/accountId', 'reference', invalidChoice);
  if (account.isSubBroker)
    throw new Refusal('CONFLICT', opportunityRefusals.subBroker(account.parentId), {
      errors: [
        {
          in: 'body',
          field: '/accountId',
          code: 'SUB_BROKER',
          ...opportunityRefusals.subBroker(account.parentId),
        },
      ],
      conflict: { parentId: account.parentId },
    });
  if (line !== undefined && !worksClientType(line, account.clientTypeId))
    throw invalidField('/line', 'check', opportunityRefusals.line);
};

/** What it renews or follows has to be one's own to read, of the same account. */
const refuseSource = async ({ db, actor }: InWrite, { record, before }: Wanted): Promise<void> => {
  const { sourceOpportunityId: sourceId } = record;
  if (sourceId === undefined || sourceId === null) return;
  const field = '/sourceOpportunityId';
  if (sourceId === before?.id) throw invalidField(field, 'itself', invalidChoice);
  await refuseOpportunity(db, actor, 'read', sourceId).catch(() => {
    throw invalidField(field, 'reference', invalidChoice);
  });
  const [source] = await db
    .select({ accountId: opportunities.accountId })
    .from(opportunities)
    .where(eq(opportunities.id, sourceId));
  if (source?.accountId !== record.accountId) throw invalidField(field, 'reference', invalidChoice);
};

/**
 * Rules of an opportunity that need the database.
 * @throws Refusal 409 where its status lets nothing be edited (T34), 422 at the field
 */
export const refuseOpportunityFields = async (context: InWrite, wanted: Wanted): Promise<void> => {
  const { record, changes, before } = wanted;
  if (before && before.isEditable !== true)
    throw new Refusal('CONFLICT', opportunityMessages.notUpdated, {
      errors: [{ in: 'body', field: '/statusId', code: 'LOCKED', ...opportunityRefusals.locked }],
    });
  if (before && changes.accountId !== undefined)
    throw invalidField('/accountId', 'readonly', invalidChoice);
  if (before && changes.line !== undefined)
    throw invalidField('/line', 'readonly', opportunityRefusals.line);
  const isMoved = changes.statusId !== undefined;
  if (isMoved && bucketOf(changes.statusId ?? 0) !== 'open')
    throw invalidField('/statusId', 'check', opportunityRefusals.openStatusOnly);
  if (changes.brokerStage && record.line !== 'broker')
    throw invalidField('/brokerStage', 'check', opportunityRefusals.brokerStage);
  if (!before) await refuseAccountOf(context, record);
  if (changes.sourceOpportunityId !== undefined) await refuseSource(context, wanted);
};
