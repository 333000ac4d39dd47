import { and, eq, inArray } from 'drizzle-orm';
import type { IncentiveDispute } from '#contract/calls/recordTypes.ts';
import { disputeAnswerers } from '#contract/domain/incentives/disputes.ts';
import type { Database } from '../../../database/client.ts';
import { roleGrants, users } from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { notify, type Notice } from '../../notifications/notify.ts';

type Telling = Pick<InWrite, 'db' | 'services'> & { readonly actor?: Pick<InWrite['actor'], 'id'> };
type Told = Pick<
  IncentiveDispute,
  'id' | 'userId' | 'userName' | 'cycleName' | 'outcome' | 'lastText'
>;

/** Everyone at work who may answer, but not whoever's figure it is. */
const answerers = async (db: Database, userId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(roleGrants, eq(roleGrants.userId, users.id))
    .where(and(eq(users.status, 1), inArray(roleGrants.roleCode, [...disputeAnswerers])));
  return rows.map(({ id }) => id).filter(id => id !== userId);
};

const tell = (
  context: Telling,
  { id, lastText }: Told,
  people: readonly number[],
  words: Pick<Notice, 'tone' | 'title'>,
): Promise<void> =>
  notify(context, people, {
    ...words,
    kind: 'dispute',
    body: lastText ?? null,
    link: `/incentive-disputes/${id}`,
    entity: 'incentive-disputes',
    entityId: id ?? 0,
  });

const ofAgent = {
  asked: ['warning', 'disputes the incentive of'],
  written: ['info', 'wrote in the dispute of'],
  withdrawn: ['success', 'withdrew the dispute of'],
} as const;

/** To those who answer: what the agent did. */
export const tellAnswerers = async (
  context: Telling,
  dispute: Told,
  what: keyof typeof ofAgent,
): Promise<void> => {
  const [tone, did] = ofAgent[what];
  await tell(context, dispute, await answerers(context.db, dispute.userId ?? 0), {
    tone,
    title: `${dispute.userName} ${did} ${dispute.cycleName}`,
  });
};

const outcomeWords = {
  stands: 'the figure stands',
  corrected: 'the figure is corrected',
  withdrawn: 'withdrawn',
} as const;

/** To the agent: what the team answered, and how it ended. */
export const tellAgent = (context: Telling, dispute: Told): Promise<void> =>
  tell(context, dispute, [dispute.userId ?? 0], {
    tone: dispute.outcome === 'corrected' ? 'success' : 'info',
    title: dispute.outcome
      ? `Your dispute of ${dispute.cycleName}: ${outcomeWords[dispute.outcome]}`
      : `Your dispute of ${dispute.cycleName} was answered`,
  });

/** To the agent's lead and to those who answer: nobody did in time. */
export const tellOverdue = async (
  context: Telling,
  dispute: Told,
  leadId: number | null,
): Promise<void> =>
  tell(
    context,
    dispute,
    [...(leadId === null ? [] : [leadId]), ...(await answerers(context.db, dispute.userId ?? 0))],
    {
      tone: 'warning',
      title: `The dispute of ${dispute.userName}, ${dispute.cycleName}, is overdue: nobody has answered`,
    },
  );
