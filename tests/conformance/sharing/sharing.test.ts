import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  auditEntries,
  contacts,
  outbox,
  shareLinks,
} from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { startLinks, type Links } from '../payments/startLinks.ts';
import type { Due } from '../payments/startPayments.ts';

interface Sharing {
  sender: string;
  product: string;
  link: string;
  until: string;
  left: number;
  milestones: { id: number; due: number }[];
  needsPincode: boolean;
  recipients: { contactId: number; name: string; phone: string; email: string; isDnd: boolean }[];
  packages: { id: number; name: string; displayName?: string }[];
  sent: {
    kind: string;
    channel: string;
    email: string | null;
    phone: string | null;
    net: number | null;
    openedAt: string | null;
    paidAt: string | null;
    failedAt: string | null;
    endedAt: string | null;
    expiresAt: string | null;
  }[];
}

let test: Links;
beforeAll(async () => {
  test = await startLinks();
});
afterAll(() => test.close());

const share = (due: Pick<Due, 'opportunityId'>, body: object = {}, by = 'agent') =>
  test.by(by).post('/sapna/v4/opportunity', { opportunityId: due.opportunityId, ...body });
const read = async (due: Pick<Due, 'opportunityId'>): Promise<Sharing> =>
  ok(await test.by('agent').get(`/console/v1/opportunities/${due.opportunityId}/sharing`));
const newest = async () => {
  const [mail] = await test.client.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  if (!mail) throw new Error('Nothing was sent');
  return mail;
};
const linkIn = (text: string | null): string => /\/s\/[\w-]+/.exec(text ?? '')?.[0] ?? '';
const follow = (address: string, headers: Record<string, string> = {}) =>
  test.anonymous.get(address, { headers: { 'user-agent': 'Mozilla/5.0', ...headers } });

describe('a payment link goes out', () => {
  it('over what is due first, with the words of the specification, and its fate is told', async () => {
    const due = await test.due();
    const before = await read(due);
    expect(before.milestones).toMatchObject([{ id: due.milestoneId, due: due.total }]);
    expect(before.left).toBe(0);
    expect(ok(await share(due, { note: 'As agreed' }))).toMatchObject({
      message: 'Link shared successfully',
      isSimulated: true,
    });
    const mail = await newest();
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'agent@client.example' });
    expect(mail.body).toMatch(/^As agreed\n/);
    const [sent] = (await read(due)).sent;
    expect(sent).toMatchObject({
      kind: 'payment',
      email: 'agent@client.example',
      net: due.total,
      openedAt: null,
      paidAt: null,
      endedAt: null,
    });
    expect(await test.page('agent', due.opportunityId)).toMatchObject({
      caseStatusId: 57,
      paymentLink: { state: 'sent' },
    });
  });

  it('is opened by a person alone, leads to the page to pay at, and is told once', async () => {
    const due = await test.due();
    ok(await share(due));
    const address = linkIn((await newest()).body);
    const [link] = await test.linksOf(due);
    const preview = await follow(address, { 'user-agent': 'WhatsApp/2.24' });
    expect(preview.headers.location).toBe(link?.url);
    expect((await read(due)).sent[0]?.openedAt).toBeNull();
    // One of us looks at what went out.
    await test.by('agent').get(address, { headers: { 'user-agent': 'Mozilla/5.0' } });
    expect((await read(due)).sent[0]?.openedAt).toBeNull();
    await follow(address);
    const opened = (await read(due)).sent[0]?.openedAt;
    expect(opened).not.toBeNull();
    await follow(address);
    const told = await test.client.db
      .select({ actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entityId, String(due.opportunityId)), eq(auditEntries.action, 'open')),
      );
    expect(told).toEqual([{ actorId: null }]);
    expect(await test.page('agent', due.opportunityId)).toMatchObject({
      paymentLink: { state: 'opened', at: opened },
    });
  });

  it('is paid, and is not opened once it is', async () => {
    const due = await test.due();
    ok(await share(due));
    const [link] = await test.linksOf(due);
    if (!link) throw new Error('No link');
    expect(await test.outcome(test.bodyOf(link, { event: 'payment.failed' }))).toBe('failed');
    expect((await read(due)).sent[0]?.failedAt).not.toBeNull();
    expect(await test.outcome(test.bodyOf(link))).toBe('paid');
    expect((await read(due)).sent[0]).toMatchObject({ failedAt: null });
    expect((await read(due)).sent[0]?.paidAt).not.toBeNull();
    expect(await test.page('agent', due.opportunityId)).toMatchObject({
      paymentLink: { state: 'clearing' },
      collectedAmount: 0,
    });
    expect(refusal(await share(due))).toEqual({
      message: 'Link sharing failed',
      errors: ['/amount check'],
    });
  });

  it('is paid once its money is cleared, and failed when that bounces', async () => {
    const due = await test.due();
    ok(await share(due));
    const [link] = await test.linksOf(due);
    if (!link) throw new Error('No link');
    await test.outcome(test.bodyOf(link));
    const [paid] = await test.linksOf(due);
    const standing = async () => await test.page('agent', due.opportunityId);
    expect(await standing()).toMatchObject({ paymentLink: { state: 'clearing' } });
    const payment = await test.payment(Number(paid?.paymentId));
    ok(await test.settle(payment, 'clear'));
    expect(await standing()).toMatchObject({
      paymentLink: { state: 'paid' },
      collectedAmount: due.total,
    });
    ok(await test.settle(await test.payment(payment.id), 'bounce', 'No funds'));
    expect(await standing()).toMatchObject({
      paymentLink: { state: 'failed' },
      collectedAmount: 0,
    });
  });

  it('keeps the link that asks for the same, and ends the one that another takes the place of', async () => {
    const due = await test.due();
    ok(await share(due));
    ok(await share(due, { channel: 'whatsapp' }));
    expect(await test.linksOf(due)).toHaveLength(1);
    ok(await share(due, { milestoneId: due.milestoneId, amount: 5000 }));
    const { sent } = await read(due);
    expect(sent.map(({ endedAt }) => endedAt === null)).toEqual([true, false, false]);
  });

  it.each([
    ['sms', { channel: 'sms' }],
    ['whatsapp', { channel: 'whatsapp' }],
  ] as const)('reaches a phone by %s', async (channel, body) => {
    const due = await test.due();
    ok(await share(due, body));
    expect(await newest()).toMatchObject({ channel, recipient: test.held('agent').phone });
    expect((await read(due)).sent[0]).toMatchObject({ channel, email: null });
  });

  it('goes once for two equal requests with a key', async () => {
    const due = await test.due();
    const headers = { 'idempotency-key': 'the-same-share' };
    const body = { opportunityId: due.opportunityId };
    const by = test.by('agent');
    ok(await by.call('POST', '/sapna/v4/opportunity', { body, headers }));
    ok(await by.call('POST', '/sapna/v4/opportunity', { body, headers }));
    expect((await read(due)).sent).toHaveLength(1);
  });

  it('is for anyone who works the deal; to others it does not exist', async () => {
    const due = await test.due();
    expect((await share(due, {}, 'stranger')).statusCode).toBe(404);
    const seen = await test
      .by('stranger')
      .get(`/console/v1/opportunities/${due.opportunityId}/sharing`);
    expect(seen.statusCode).toBe(404);
  });
});

describe('details of packages go out', () => {
  const details = (due: Due, body: object = {}) =>
    test.by('agent').post('/sapna/v2/packages/share-details', {
      opportunityId: due.opportunityId,
      ...body,
    });

  it('by SMS once its gateway delivers them (P1-G-081)', async () => {
    const due = await test.due();
    const { packages } = await read(due);
    const sent = { packageIds: packages.map(({ id }) => id), channel: 'sms' };
    expect(ok(await details(due, sent))).toMatchObject({
      message: 'Details will be shared shortly',
    });
  });

  it('at the prices of the deal, and are read by their link until it expires', async () => {
    const due = await test.due();
    const { packages } = await read(due);
    const ids = packages.map(({ id }) => id);
    expect(ok(await details(due, { packageIds: ids }))).toMatchObject({
      message: 'Package Details shared successfully',
    });
    const mail = await newest();
    for (const { name, displayName } of packages) expect(mail.body).toContain(displayName ?? name);
    expect(mail.body).toContain('GST extra');
    const address = linkIn(mail.body);
    const page = await follow(address);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('GST extra');
    const [sent] = (await read(due)).sent;
    expect(sent).toMatchObject({ kind: 'details', net: null });
    expect(sent?.openedAt).not.toBeNull();
    expect(await test.page('agent', due.opportunityId)).not.toHaveProperty('paymentLink');
    await test.client.db
      .update(shareLinks)
      .set({ expiresAt: new Date('2020-01-01') })
      .where(eq(shareLinks.entityId, due.opportunityId));
    expect((await follow(address)).statusCode).toBe(410);
    expect((await follow('/s/nobody')).statusCode).toBe(404);
  });

  it('are those of the deal alone', async () => {
    const due = await test.due();
    expect(refusal(await details(due, { packageIds: [9_999_999] })).errors).toEqual([
      '/packageIds/0 reference',
    ]);
  });
});

describe('what cannot go out is said on its field', () => {
  it.each([
    ['an address that is none', { address: 'nobody' }, '/address format'],
    ['a number that is none', { channel: 'sms', address: '12' }, '/address format'],
    ['someone of another client', { contactId: 9_999_999 }, '/contactId reference'],
    ['more than is due', { amount: 99_999_999_900, milestoneId: 'due' }, '/amount check'],
  ])('%s', async (_, body: object, field) => {
    const due = await test.due();
    const sent = { ...body, ...('milestoneId' in body && { milestoneId: due.milestoneId }) };
    expect(refusal(await share(due, sent)).errors).toEqual([field]);
    expect((await read(due)).sent).toEqual([]);
  });

  it('a person without an e-mail address, unless one is typed', async () => {
    const due = await test.due();
    const [first] = (await read(due)).recipients;
    const { db } = test.client;
    const of = eq(contacts.id, first?.contactId ?? 0);
    await db.update(contacts).set({ email: null }).where(of);
    const refused = refusal(await share(due, { contactId: first?.contactId }));
    expect([refused.message, refused.errors]).toEqual([
      'Link sharing failed',
      ['/contactId check'],
    ]);
    ok(await share(due, { contactId: first?.contactId, address: 'other@client.example' }));
    expect(await newest()).toMatchObject({ recipient: 'other@client.example' });
    await db
      .update(contacts)
      .set({ email: first?.email ?? null })
      .where(of);
  });

  it('a phone of someone who must not be disturbed', async () => {
    const due = await test.due();
    const of = eq(accounts.id, test.held('agent').id);
    await test.client.db.update(accounts).set({ isDnd: true }).where(of);
    expect(refusal(await share(due, { channel: 'sms' })).errors).toEqual(['/channel check']);
    expect((await read(due)).recipients.every(({ isDnd }) => isDnd)).toBe(true);
    ok(await share(due));
    await test.client.db.update(accounts).set({ isDnd: false }).where(of);
  });

  it.each([2, 6, 7])('anything of a deal in status %i', async statusId => {
    const due = await test.due();
    await test.setStatus(due.opportunityId, statusId);
    const refused = await share(due);
    expect([refused.statusCode, refusal(refused).message]).toEqual([409, 'Link sharing failed']);
  });
});
