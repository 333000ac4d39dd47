import type { Database } from '#backend/database/client.ts';
import { accountMappings, accountMerges, accounts } from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import type { Row } from './limitedScreens.ts';
import { testDay, testNow } from '#tests/support/template.ts';

/** Words that are in one hidden field alone. */
export const secret = 'Zyxwvut';
const today = testDay;
/** A record of each screen of the generic store that has them. */
export const made: Readonly<Record<string, Row>> = {
  'ad-briefs': {
    name: 'Monsoon offer',
    clientName: 'Sahyadri',
    notes: secret,
    slotKind: 'microsite',
    startDate: addDays(today, 3),
    endDate: addDays(today, 9),
    amount: 1000,
    inSez: true,
    advance: 500,
  },
  announcements: { title: 'New prices', text: secret, from: today },
  faqs: { question: 'Where is it?', answer: secret, category: 'console', active: true },
};

/** Records of clients that the demo data have none of: what stands for one client, and what became of two. */
export const insertOfClients = async (db: Database, actorId: number): Promise<void> => {
  const two = await db.select({ id: accounts.id }).from(accounts).orderBy(accounts.id).limit(2);
  const [one, other] = two.map(({ id }) => id);
  if (one === undefined || other === undefined) throw new Error('The demo data have no accounts');
  const written = { createdBy: actorId, updatedBy: actorId };
  await db.insert(accountMappings).values({ accountId: one, mappedAccountId: other, ...written });
  const undoUntil = new Date(testNow().getTime() + 30 * 86_400_000);
  await db.insert(accountMerges).values({ survivorId: one, undoUntil, createdBy: actorId });
};
