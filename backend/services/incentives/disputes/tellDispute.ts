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
  asked: ['warning', 'disputes the incentive of', 'को इस प्रोत्साहन पर आपत्ति है:'],
  written: ['info', 'wrote in the dispute of', 'ने इस आपत्ति में लिखा:'],
  withdrawn: ['success', 'withdrew the dispute of', 'ने यह आपत्ति वापस ली:'],
} as const;

/** To those who answer: what the agent did. */
export const tellAnswerers = async (
  context: Telling,
  dispute: Told,
  what: keyof typeof ofAgent,
): Promise<void> => {
  const [tone, did, didHi] = ofAgent[what];
  await tell(context, dispute, await answerers(context.db, dispute.userId ?? 0), {
    tone,
    title: {
      en: `${dispute.userName} ${did} ${dispute.cycleName}`,
      hi: `${dispute.userName} ${didHi} ${dispute.cycleName}`,
    },
  });
};

const outcomeWords = {
  stands: { en: 'the figure stands', hi: 'राशि वही रहेगी' },
  corrected: { en: 'the figure is corrected', hi: 'राशि सुधारी गई' },
  withdrawn: { en: 'withdrawn', hi: 'वापस ली गई' },
} as const;

/** To the agent: what the team answered, and how it ended. */
export const tellAgent = (context: Telling, dispute: Told): Promise<void> =>
  tell(context, dispute, [dispute.userId ?? 0], {
    tone: dispute.outcome === 'corrected' ? 'success' : 'info',
    title: dispute.outcome
      ? {
          en: `Your dispute of ${dispute.cycleName}: ${outcomeWords[dispute.outcome].en}`,
          hi: `${dispute.cycleName} पर आपकी आपत्ति: ${outcomeWords[dispute.outcome].hi}`,
        }
      : {
          en: `Your dispute of ${dispute.cycleName} was answered`,
          hi: `${dispute.cycleName} पर आपकी आपत्ति का जवाब आया`,
        },
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
      title: {
        en: `The dispute of ${dispute.userName}, ${dispute.cycleName}, is overdue: nobody has answered`,
        hi: `${dispute.userName} की आपत्ति, ${dispute.cycleName}, का समय निकल गया: किसी ने जवाब नहीं दिया`,
      },
    },
  );
