import { and, eq, inArray } from 'drizzle-orm';
import type { TermsheetFields } from '#contract/calls/recordTypes.ts';
import {
  termsheetMessages,
  termsheetRefusals,
} from '#contract/domain/termsheets/termsheetMessages.ts';
import {
  blocksAnotherTermsheet,
  termsheetStatuses,
} from '#contract/domain/termsheets/termsheetStatus.ts';
import {
  accounts,
  opportunities,
  termsheetHistory,
  termsheets,
} from '../../database/schema/index.ts';
import { termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { dealToChange } from '../dealToChange.ts';
import { coverDeal, dealOrRefuse, standsInTheWay } from './coverDeal.ts';
import { refuseAct } from './moveTermsheet.ts';
import { termsheetRecords } from './termsheetRecords.ts';

/** Days for which a termsheet holds. */
const validDays = 15;
const dayInMilliseconds = 24 * 60 * 60_000;

const runningIds = termsheetStatuses.map(({ id }) => id).filter(blocksAnotherTermsheet);

/** @throws Refusal CONFLICT while another termsheet of the opportunity is in 1 to 3 (T31) */
export const refuseRunning = async (
  { db }: Pick<InWrite, 'db'>,
  opportunityId: number,
  message: string,
): Promise<void> => {
  const [running] = await db
    .select({ id: termsheets.id })
    .from(termsheets)
    .where(
      and(eq(termsheets.opportunityId, opportunityId), inArray(termsheets.statusId, runningIds)),
    )
    .limit(1);
  if (running) throw standsInTheWay(message, termsheetRefusals.running);
};

const refuseSubBroker = async ({ db }: InWrite, accountId: number): Promise<void> => {
  const [account] = await db
    .select({ isSubBroker: accounts.isSubBroker, parentId: accounts.parentId })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account?.isSubBroker)
    throw standsInTheWay(
      termsheetMessages.notCreated,
      termsheetRefusals.subBroker(account.parentId),
    );
};

/** POST termsheet: of the deal as it is (T31, T45, T59). */
export const createTermsheet = async (context: InWrite & { body: TermsheetFields }) => {
  const { db, actor, services, body } = context;
  const message = termsheetMessages.notCreated;
  const deal = await dealToChange(context, body.opportunityId);
  await refuseSubBroker(context, deal.accountId);
  await refuseRunning(context, deal.id, message);
  const parts = await dealOrRefuse(context, deal, message, false);
  return termsheetRecords.create(context, body, {
    set: { expiresAt: new Date(services.now().getTime() + validDays * dayInMilliseconds) },
    written: async ({ id }) => {
      await coverDeal(context, id, parts);
      await db
        .insert(termsheetHistory)
        .values({ termsheetId: id, toStatusId: 1, createdBy: actor.id });
    },
  });
};

/** PUT termsheet/{id}: who is billed and whom it goes to; in 1, 2 and 7 (T31). */
export const updateTermsheet = async (
  context: InWrite & {
    params: { id: number };
    body: Partial<TermsheetFields> & { version: number };
  },
) => {
  const { db, actor, params, body } = context;
  const row = await termsheetOrRefuse(db, actor, 'change', params.id);
  refuseAct(row, 'edit', termsheetMessages.notUpdated);
  return termsheetRecords.update(context, { id: params.id, body });
};

/** The opportunity of a termsheet. */
export const dealOf = async ({ db }: Pick<InWrite, 'db'>, opportunityId: number) => {
  const [deal] = await db
    .select()
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId))
    .for('update');
  if (!deal) throw new Error(`Opportunity ${opportunityId} of a termsheet is gone`);
  return deal;
};
