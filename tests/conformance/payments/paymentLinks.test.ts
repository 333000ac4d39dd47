import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, outbox } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { refusal } from '../opportunities/startDeals.ts';
import { externalOf, generatePath, startLinks, type Link, type Links } from './startLinks.ts';

let test: Links;
beforeAll(async () => {
  test = await startLinks();
});
afterAll(() => test.close());

describe('P1-C-070 POST owner/payment-link-generation', () => {
  it('makes a link over what is due, less the TDS that the client keeps', async () => {
    const due = await test.due();
    const link = await test.made(due, { tdsPercentage: 2 });
    const tds = Math.round((Math.round((due.total * 100) / 118) * 2) / 100);
    expect(link).toMatchObject({
      amount: due.total,
      net: due.total - tds,
      tdsPercentage: 2,
      status: 'created',
      isOpen: true,
      contactName: 'Person of agent',
    });
    expect(link.url).toMatch(/^http:\/\/.*\/pay\/plink_/);
  });

  it('ends an earlier link for the same milestone', async () => {
    const due = await test.due();
    const first = await test.made(due);
    const second = await test.made(due);
    expect(await test.linkOf(due, first.id)).toMatchObject({ status: 'expired', isOpen: false });
    expect(await test.linkOf(due, second.id)).toMatchObject({ status: 'created', isOpen: true });
    const page = await test.anonymous.get(`/pay/${externalOf(first)}`);
    expect(page.body).toContain('This link has expired.');
  });

  it('refuses more than is due, and what is paid already', async () => {
    const due = await test.due();
    expect(refusal(await test.generate(due, { amount: due.total + 1 })).errors).toEqual([
      '/amount check',
    ]);
    await test.settle(await test.collect(due), 'clear');
    expect(refusal(await test.generate(due)).errors).toEqual(['/milestoneId check']);
  });

  it('needs a milestone, or an opportunity and an amount for an advance', async () => {
    const { opportunityId } = await test.due();
    const agent = test.by('agent');
    expect(refusal(await test.pay(agent, 'POST', generatePath, {})).errors).toEqual([
      '/milestoneId required',
    ]);
    expect(refusal(await test.pay(agent, 'POST', generatePath, { opportunityId })).errors).toEqual([
      '/amount required',
    ]);
    const answer = await test.pay(agent, 'POST', generatePath, { opportunityId, amount: 5000 });
    expect(ok<Link>(answer)).toMatchObject({ amount: 5000 });
  });

  it('asks for the PIN of the billing address, in the words of the specification', async () => {
    const due = await test.due('trainee');
    const refused = refusal(await test.generate(due, {}, test.by('trainee')));
    expect(refused.errors).toEqual(['/pincode check']);
    expect(refused.message).toBe('PIN Code is mandatory for adding Payment');
    await test.client.db.insert(addresses).values({
      legalEntityId: test.held('trainee').legalEntityId,
      type: 'Billing',
      address: '2 High Street',
    });
    ok(await test.generate(due, { pincode: '411002' }, test.by('trainee')));
  });

  it('is for anyone who works the deal; to others it does not exist', async () => {
    const due = await test.due();
    expect((await test.generate(due, {}, test.by('stranger'))).statusCode).toBe(404);
    const link = await test.made(due);
    expect((await test.share(link.id, {}, test.by('stranger'))).statusCode).toBe(404);
    expect((await test.share(99_999_999)).statusCode).toBe(404);
  });

  it('happens once for fifty equal requests', async () => {
    const due = await test.due();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.generate(due, {}, test.by('agent'), key)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await test.linksOf(due)).toHaveLength(1);
  });
});

describe('P1-C-071 GET share-payment-link', () => {
  it('mails the link and says the TDS, in the words of the specification', async () => {
    const due = await test.due();
    const link = await test.made(due, { tdsPercentage: 2 });
    expect(ok(await test.share(link.id))).toEqual({
      message: 'Link shared successfully',
      paymentLinkId: link.id,
      tdsPercentage: 2,
      isSimulated: true,
    });
    expect(await test.linkOf(due, link.id)).toMatchObject({ status: 'shared' });
    const [mail] = await test.client.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(mail?.recipient).toBe('agent@client.example');
    const address = /\/s\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    expect((await test.anonymous.get(address)).headers.location).toBe(link.url);
  });

  it('makes another link where the TDS is another, and ends the first', async () => {
    const due = await test.due();
    const link = await test.made(due);
    const answer = ok<{ paymentLinkId: number; tdsPercentage: number }>(
      await test.share(link.id, { tdsPercentage: 10 }),
    );
    expect(answer.tdsPercentage).toBe(10);
    expect(answer.paymentLinkId).not.toBe(link.id);
    expect(await test.linkOf(due, link.id)).toMatchObject({ status: 'expired' });
    const other = await test.linkOf(due, answer.paymentLinkId);
    expect(other.net).toBeLessThan(link.net);
  });

  it('is refused once the link is paid or over', async () => {
    const due = await test.due();
    const link = await test.made(due);
    expect(await test.outcome(test.bodyOf(link))).toBe('paid');
    const refused = await test.share(link.id);
    expect([refused.statusCode, refusal(refused).message]).toEqual([409, 'Link sharing failed']);
  });

  it('T104 changes something, so it needs the token of the session', async () => {
    const link = await test.made(await test.due());
    const answer = await test.by('agent').get('/sapna/v1/share-payment-link', {
      query: { paymentLinkId: link.id },
      headers: { 'x-csrf-token': 'another' },
    });
    expect(answer.statusCode).toBe(403);
    const foreign = await test.by('agent').get('/sapna/v1/share-payment-link', {
      query: { paymentLinkId: link.id },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
  });
});
