import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opportunities, opportunityPackages } from '#backend/database/schema/index.ts';
import {
  approvalSubjects,
  type ApprovalSubject,
} from '#contract/domain/approvals/approvalSubjects.ts';
import { ok } from '#tests/support/server/ok.ts';
import type { Part } from '../opportunities/startDeals.ts';
import { decideApproval } from '#tests/support/decideApproval.ts';
import { startApprovals, type Approvals } from './startApprovals.ts';

/* T43 for every type that is sent by hand: what is refused or superseded is open to be asked for again, as a new request. */

let test: Approvals;
beforeAll(async () => {
  test = await startApprovals();
  // The highest level decides what is given for nothing, too.
  await test.client.db.execute(sql`
    update discount_matrix_entries m set until_bp = 10000, deal_until_paise = null
    where level = (select max(o.level) from discount_matrix_entries o where o.client_type_id = m.client_type_id)`);
});
afterAll(() => test.close());

const sent: readonly ApprovalSubject[] = approvalSubjects.filter(
  ({ isSentByHand }) => isSentByHand,
);

const partFor = async ({ type }: ApprovalSubject): Promise<Part> => {
  const percent = type === 'FreeTrial' ? 100 : type === 'Discount' ? 25 : 0;
  const part = await test.discounted(percent);
  await test.client.db
    .update(opportunityPackages)
    .set({ startDate: '2026-12-01', endDate: '2026-12-31' })
    .where(eq(opportunityPackages.id, part.id));
  return part;
};

const idOf = ({ entity }: ApprovalSubject, part: Part): number =>
  entity === 'opportunities' ? Number(part['opportunityId']) : part.id;

const asking = ({ type, needsDays }: ApprovalSubject) => ({
  approvalType: type,
  ...(needsDays && { durationInDays: 15 }),
});

/** Where what it is about stands; null where it keeps no status of the approval. */
const standing = async ({ type, kind }: ApprovalSubject, part: Part): Promise<string | null> => {
  const row = await test.packageOf(part.id);
  if (kind) return row[`${kind}Status`];
  const [deal] = await test.client.db
    .select({ status: opportunities.delayedActivationStatus })
    .from(opportunities)
    .where(eq(opportunities.id, row.opportunityId));
  return type === 'DelayedActivation' ? (deal?.status ?? null) : null;
};

/** What is shown after a rejection, where something is; the price alone is required again. */
const afterRejection: Readonly<Record<string, string | null>> = {
  Discount: 'Required',
  FreeTrial: 'Required',
  ProductApproval: 'Rejected',
  ExtendSlotDate: 'Rejected',
  DelayedActivation: 'Rejected',
};

describe.each(sent.map(subject => [subject.type, subject] as const))('%s', (type, subject) => {
  it('once it is rejected is asked for again as a new request, from the first level', async () => {
    const part = await partFor(subject);
    const first = await test.ask(idOf(subject, part), asking(subject));
    await decideApproval(test, first, false);
    const over = await test.details(test.by('agent'), first);
    expect(over.status).toBe('Rejected');
    expect(await standing(subject, part)).toBe(afterRejection[type] ?? null);
    const second = await test.ask(idOf(subject, part), asking(subject));
    const again = await test.details(test.by('agent'), second);
    expect(again).toMatchObject({ status: 'PendingApproval', previousId: first });
    const [level] = again.steps;
    expect(level?.people.every(({ status }) => status === 'open')).toBe(true);
    expect((await test.details(test.by('agent'), first)).status).toBe('Rejected');
    if (type in afterRejection) expect(await standing(subject, part)).toBe('PendingApproval');
  });
});

it('a refused discount keeps the deal from its termsheet and is found as refused', async () => {
  const part = await test.discounted(25);
  const opportunityId = Number(part['opportunityId']);
  const found = async () => {
    const answer = await test.by('agent').get('/sapna/v2/opportunity', {
      query: { packageStatusTypeId: 2, packageStatusIds: '5', filters: `id==${opportunityId}` },
    });
    return ok<{ totalCount: number }>(answer).totalCount;
  };
  expect(await found()).toBe(0);
  await decideApproval(test, await test.ask(part.id), false);
  expect(await found()).toBe(1);
  await test.ask(part.id);
  expect(await found()).toBe(0);
});

it('a delayed activation that is superseded waits for nobody, and is required again', async () => {
  const part = await test.discounted(0);
  const opportunityId = Number(part['opportunityId']);
  const about = { approvalType: 'DelayedActivation', durationInDays: 15 };
  const first = await test.ask(opportunityId, about);
  await test.setPrice(part, 10);
  expect((await test.details(test.by('agent'), first)).status).toBe('Superseded');
  const subject = sent.find(({ type }) => type === 'DelayedActivation')!;
  expect(await standing(subject, part)).toBe('Required');
  const second = await test.ask(opportunityId, about);
  expect(await test.details(test.by('agent'), second)).toMatchObject({ previousId: first });
});
