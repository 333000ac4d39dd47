import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  mortgageBankDetails,
  mortgageHistory,
  mortgagePartners,
  users,
} from '#backend/database/schema/index.ts';
import { onboardingMessages } from '#contract/domain/mortgage/onboardingMessages.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Partner {
  id: number;
  version: number;
  onBoardingStatusId: number;
  onBoardingSubStatusId: number;
  acts: string[];
  [field: string]: unknown;
}

let test: TestApp;
let agent: Caller;
let rcm: Caller;
let city: number;

beforeAll(async () => {
  test = await startTestApp();
  agent = await test.as('broker-agent');
  rcm = await test.as('rcm-admin');
  const [any] = await test.client.db
    .select({ id: mortgagePartners.cityId })
    .from(mortgagePartners)
    .limit(1);
  city = any?.id ?? 1;
});
afterAll(() => test.close());

let serial = 0;
const create = async (): Promise<Partner> => {
  serial += 1;
  const answer = await agent.post('/console/v1/mortgage-partners', {
    name: `Partner ${serial}`,
    email: `partner${serial}@example.com`,
    phone: String(9_100_000_000 + serial),
    cityId: city,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Partner>();
};

it.each([
  ['gstin', '00AAPFU0939F1ZV', 'No State has the code 00'],
  ['gstin', '27AAPFU0939F0ZV', 'Enter a GST number of 15 characters'],
])('T90 a partner has no %s %s', async (field, value, words) => {
  const answer = await agent.post('/console/v1/mortgage-partners', {
    name: 'Partner of no number',
    email: 'none@example.com',
    phone: '9100099999',
    cityId: city,
    [field]: value,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: object[] }>().errors).toEqual([
    expect.objectContaining({ field: `/${field}`, message: expect.stringContaining(words) }),
  ]);
});

/** A partner in a state that took many steps; the steps themselves are walked below. */
const inState = async (status: number, sub: number): Promise<Partner> => {
  const { id } = await create();
  await test.client.db
    .update(mortgagePartners)
    .set({ onBoardingStatusId: status, onBoardingSubStatusId: sub })
    .where(eq(mortgagePartners.id, id));
  const read = await agent.get('/console/v1/mortgage-partners', {
    query: { filters: `id==${id}` },
  });
  return read.json<{ results: Partner[] }>().results[0]!;
};

const act = (caller: Caller, { id, version }: Partner, name: string, more: object = {}) =>
  caller.post(`/console/v1/mortgage-partners/${id}/acts`, { act: name, version, ...more });

const done = async (caller: Caller, partner: Partner, name: string, more: object = {}) => {
  const answer = await act(caller, partner, name, more);
  expect(answer.statusCode, `${name}: ${answer.body}`).toBe(200);
  return answer.json<Partner>();
};

const bank = {
  holderName: 'Asha Menon',
  accountNumber: '123456789012',
  ifsc: 'HDFC0001234',
  bankName: 'HDFC Bank',
};
const signatory = {
  signatoryName: 'Asha Menon',
  signatoryEmail: 'asha@example.com',
  signatoryPhone: '9812345678',
  signatoryPan: 'ABCDE1234F',
  aadhar: '123412341234',
};

const upload = async (id: number): Promise<void> => {
  const form = new FormData();
  form.set('objectType', 'mortgage-partner');
  form.set('objectId', String(id));
  form.set('file', new Blob([`%PDF-1.4 ${id}`]), 'agreement.pdf');
  const sent = new Response(form);
  const answer = await agent.call('POST', '/pixie/data/v1/entity/document', {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

it('a partner is led from creation to onboarding, with every step in the history', async () => {
  let partner = await create();
  expect(partner).toMatchObject({ onBoardingStatusId: 1, onBoardingSubStatusId: 1 });
  const professional = { firmName: 'Menon Loans', pan: 'ABCDE1234F', yearsInBusiness: 0 };
  partner = await done(agent, partner, 'professional-details', professional);
  expect(partner).toMatchObject({ ...professional, onBoardingStatusId: 2 });
  partner = await done(agent, partner, 'signatory-details', signatory);
  expect(partner).toMatchObject({ signatoryName: 'Asha Menon', aadhaarLastFour: '1234' });
  const early = await act(agent, partner, 'agreement-signed');
  expect(early.statusCode).toBe(422);
  expect(early.json()).toMatchObject({ message: onboardingMessages.document.message });
  await upload(partner.id);
  partner = await done(agent, partner, 'agreement-signed');
  partner = await done(rcm, partner, 'approve', { remark: 'Documents are clear' });
  expect(partner).toMatchObject({
    onBoardingSubStatusId: 6,
    remark: 'Documents are clear',
    remarkType: 1,
  });
  partner = await done(agent, partner, 'bank-details', bank);
  expect(partner).toMatchObject({ bankAccount: '•••• 9012', bankState: 'requested' });
  partner = await done(rcm, partner, 'approve');
  expect(partner).toMatchObject({ onBoardingStatusId: 5, bankState: 'approved' });
  const other = { ...bank, accountNumber: '999999999999', remark: 'Moved' };
  partner = await done(agent, partner, 'bank-update-request', other);
  expect(partner).toMatchObject({ onBoardingSubStatusId: 14, remarkType: 2 });
  partner = await done(rcm, partner, 'bank-update-approve');
  expect(partner).toMatchObject({ onBoardingStatusId: 5, onBoardingSubStatusId: 16 });
  const states = await test.client.db
    .select({ state: mortgageBankDetails.state })
    .from(mortgageBankDetails)
    .where(eq(mortgageBankDetails.mortgagePartnerId, partner.id))
    .orderBy(mortgageBankDetails.id);
  expect(states.map(({ state }) => state)).toEqual(['replaced', 'approved']);
  const steps = await rcm.get('/console/v1/mortgage-steps', {
    query: { filters: `mortgagePartnerId==${partner.id}`, sort: 'id', pageSize: 30 },
  });
  expect(steps.json<{ results: { action: string }[] }>().results.map(row => row.action)).toEqual([
    'create',
    'professional-details',
    'signatory-details',
    'agreement-signed',
    'approve',
    'bank-details',
    'approve',
    'bank-update-request',
    'bank-update-approve',
  ]);
  const entries = await test.client.db.$count(
    auditEntries,
    and(
      eq(auditEntries.entity, 'mortgage-partners'),
      sql`${auditEntries.entityId} = ${partner.id}::text`,
    ),
  );
  expect(entries).toBe(9);
  const docs = await rcm.post(`/mortgage/api/v0/additional-docs-url/${partner.id}`);
  expect(docs.json()).toMatchObject({
    results: [{ name: 'agreement.pdf', url: expect.stringMatching(/content$/) as string }],
  });
});

describe('an act', () => {
  it.each([
    ['reject', [2, 4], [2, 5], 'rcm'],
    ['reject', [2, 7], [3, 7], 'rcm'],
    ['pushback-rejected', [2, 5], [2, 8], 'agent'],
    ['pushback-approved', [5, 6], [3, 8], 'rcm'],
    ['block', [2, 2], [4, 2], 'agent'],
    ['bank-update-reject', [5, 14], [5, 15], 'rcm'],
  ] as const)('%s leads from %j to %j, needs a remark and its role', async (name, from, to, by) => {
    const partner = await inState(from[0], from[1]);
    const [own, other] = by === 'rcm' ? [rcm, agent] : [agent, rcm];
    expect((await act(other, partner, name, { remark: 'No' })).statusCode).toBe(403);
    const silent = await act(own, partner, name);
    expect(silent.statusCode).toBe(422);
    expect(silent.json()).toMatchObject({ errors: [{ field: '/remark' }] });
    const after = await done(own, partner, name, { remark: 'Because' });
    expect([after.onBoardingStatusId, after.onBoardingSubStatusId]).toEqual([...to]);
  });

  it('is refused in another state, of an older version, and with what it does not ask for', async () => {
    const partner = await inState(2, 6);
    expect((await act(rcm, partner, 'approve')).statusCode).toBe(409);
    expect((await act(agent, { ...partner, version: 99 }, 'bank-details', bank)).statusCode).toBe(
      409,
    );
    const missing = await act(agent, partner, 'bank-details', { ...bank, ifsc: undefined });
    expect(missing.json()).toMatchObject({ errors: [{ field: '/ifsc', code: 'required' }] });
    const more = await act(agent, partner, 'bank-details', { ...bank, firmName: 'Mine' });
    expect(more.json()).toMatchObject({ errors: [{ field: '/firmName' }] });
    const wrong = await act(agent, partner, 'bank-details', { ...bank, ifsc: 'HDFC' });
    expect(wrong.json()).toMatchObject({ errors: [{ field: '/ifsc' }] });
  });

  it.each([['12341234123'], ['1234123412345'], ['12341234123a']])(
    'takes no Aadhar number %s',
    async aadhar => {
      const partner = await inState(2, 2);
      const answer = await act(agent, partner, 'signatory-details', { ...signatory, aadhar });
      expect(answer.json()).toMatchObject({ errors: [{ field: '/aadhar' }] });
    },
  );
});

describe('partners', () => {
  it('are those of the agent and of the people below; RCM sees all of them', async () => {
    const partner = await create();
    const builder = await test.as('builder-agent');
    const seen = (caller: Caller) =>
      caller.get('/console/v1/mortgage-partners', { query: { filters: `id==${partner.id}` } });
    expect((await seen(rcm)).json()).toMatchObject({ totalCount: 1 });
    expect((await seen(builder)).json()).toMatchObject({ totalCount: 0 });
    expect((await act(builder, partner, 'block', { remark: 'No' })).statusCode).toBe(404);
    const steps = await builder.get('/console/v1/mortgage-steps', {
      query: { filters: `mortgagePartnerId==${partner.id}` },
    });
    expect(steps.json()).toMatchObject({ totalCount: 0 });
    const docs = await builder.post(`/mortgage/api/v0/additional-docs-url/${partner.id}`);
    expect(docs.statusCode).toBe(404);
    const [me] = await test.client.db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.email, 'broker-agent@example.com'));
    expect(partner['agentName']).toBe(me?.name);
  });

  it('were created when their first step says so, in demo data too', async () => {
    const first = await test.client.db
      .select({ partner: mortgagePartners.createdAt, step: mortgageHistory.createdAt })
      .from(mortgageHistory)
      .innerJoin(mortgagePartners, eq(mortgagePartners.id, mortgageHistory.mortgagePartnerId))
      .where(and(eq(mortgageHistory.action, 'create'), eq(mortgageHistory.toSubStatusId, 1)));
    expect(first.length).toBeGreaterThan(50);
    const apart = first.filter(
      ({ partner, step }) => Math.abs(partner.getTime() - step.getTime()) > 60_000,
    );
    expect(apart).toEqual([]);
  });

  it('have a phone number that nobody else has, and are not changed once blocked', async () => {
    const partner = await create();
    const [row] = await test.client.db
      .select()
      .from(mortgagePartners)
      .where(eq(mortgagePartners.id, partner.id));
    const again = { name: 'Twin', email: 'twin@example.com', phone: row?.phone, cityId: city };
    const taken = await agent.post('/console/v1/mortgage-partners', again);
    expect(taken.json()).toMatchObject({
      errors: [{ field: '/phone', message: onboardingMessages.phoneTaken.message }],
    });
    const blocked = await inState(4, 2);
    const path = `/console/v1/mortgage-partners/${blocked.id}`;
    expect((await agent.put(path, { version: blocked.version, name: 'New' })).statusCode).toBe(422);
  });
});
