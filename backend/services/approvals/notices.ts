import { and, eq, inArray } from 'drizzle-orm';
import { subjectOf } from '#contract/domain/approvals/approvalSubjects.ts';
import type { Text } from '#contract/model/types.ts';
import { approvalTasks as t, opportunities, users } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { notify, type Notice } from '../notifications/notify.ts';

type Telling = Pick<InWrite, 'db' | 'services'> & { readonly actor?: InWrite['actor'] };
type Writing = Pick<InWrite, 'db' | 'actor' | 'services'>;

interface About {
  readonly id: number;
  readonly approvalType: string;
  readonly opportunityId: number | null;
  /** What it is about: a swap of slots has a page of its own, on which it is answered. */
  readonly entityId: number;
}

type Words = Pick<Notice, 'tone' | 'title' | 'body'>;

const pageOf = ({ id, approvalType, entityId }: About): string =>
  approvalType === 'SlotSwap' ? `/swap-approval-details/${entityId}` : `/approval-details/${id}`;

/** What is asked for, with what became of it. */
const titled = ({ approvalType }: About, { en, hi }: Text): Text => {
  const { label } = subjectOf(approvalType);
  return { en: `${label.en} ${en}`, hi: `${label.hi} ${hi}` };
};

const tell = (
  writing: Telling,
  about: About,
  userIds: readonly number[],
  words: Words,
): Promise<void> =>
  notify(writing, userIds, {
    ...words,
    kind: 'approval',
    link: pageOf(about),
    entity: 'approvals',
    entityId: about.id,
  });

const nameOf = async ({ db }: Telling, { opportunityId }: About): Promise<string | null> => {
  if (opportunityId === null) return null;
  const [row] = await db
    .select({ name: opportunities.name })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return row?.name ?? null;
};

/** To the person who is asked now. */
export const noticeAsked = async (
  writing: Writing,
  about: About,
  people: readonly number[],
): Promise<void> =>
  tell(writing, about, people, {
    tone: 'info',
    title: titled(about, {
      en: 'approval is waiting for you',
      hi: 'की मंज़ूरी आपकी प्रतीक्षा में है',
    }),
    body: await nameOf(writing, about),
  });

/** To the person who is asked, and their delegate, once more. */
export const noticeReminded = async (
  writing: Writing,
  about: About,
  people: readonly number[],
): Promise<void> =>
  tell(writing, about, people, {
    tone: 'warning',
    title: titled(about, {
      en: 'approval is still waiting for you',
      hi: 'की मंज़ूरी अब भी आपकी प्रतीक्षा में है',
    }),
    body: await nameOf(writing, about),
  });

/** To the manager of the person who is asked: they may answer now. */
export const noticeEscalated = async (
  writing: Telling,
  about: About,
  managerId: number,
  askedId: number,
): Promise<void> => {
  const [asked] = await writing.db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, askedId));
  const name = asked?.name ?? '';
  await tell(writing, about, [managerId], {
    tone: 'warning',
    title: titled(about, {
      en: `approval: ${name} has not answered. You can answer for them`,
      hi: `की मंज़ूरी: ${name} ने जवाब नहीं दिया। आप उनकी ओर से जवाब दे सकते हैं`,
    }),
    body: await nameOf(writing, about),
  });
};

/** To the requester, once it is decided. */
export const noticeDecided = async (
  writing: Writing,
  about: About & { readonly requestedBy: number },
  isApproved: boolean,
): Promise<void> =>
  tell(writing, about, [about.requestedBy], {
    tone: isApproved ? 'success' : 'error',
    title: titled(
      about,
      isApproved ? { en: 'approved', hi: 'मंज़ूर हुआ' } : { en: 'rejected', hi: 'अस्वीकृत हुआ' },
    ),
    body: await nameOf(writing, about),
  });

/** To the requester and to those who were asked: the question is another one by now. */
export const noticeSuperseded = async (
  writing: Writing,
  about: About & { readonly requestedBy: number },
): Promise<void> => {
  const asked = await writing.db
    .select({ id: t.assigneeId })
    .from(t)
    .where(
      and(
        eq(t.approvalRequestId, about.id),
        inArray(t.status, ['Reviewed', 'Approved', 'NotNeeded']),
      ),
    );
  await tell(writing, about, [about.requestedBy, ...asked.map(({ id }) => id)], {
    tone: 'warning',
    title: titled(about, {
      en: 'approval superseded',
      hi: 'की मंज़ूरी का प्रश्न बदल गया',
    }),
    body: await nameOf(writing, about),
  });
};
