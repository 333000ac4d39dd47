import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { named } from './choiceLabels.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const devanagari = /\p{Script=Devanagari}/u;

let test: TestApp;
let agent: Caller;
beforeAll(async () => {
  test = await startTestApp();
  agent = await test.as('owner-agent');
});
afterAll(() => test.close());

describe('reference data', () => {
  it('tells the choices that are asked for', async () => {
    const answer = await agent.get('/sapna/v1/reference-data?names=clientTypes,productTypes');
    const { clientTypes, productTypes } =
      answer.json<Record<string, { id: number; label: string }[]>>();
    expect(clientTypes?.map(({ label }) => label)).toEqual([
      'Builder',
      'Broker',
      'Owner',
      'Financial Institution',
      'Marketing Agency',
    ]);
    expect(productTypes?.find(({ id }) => id === 9)?.label).toBe('Trail');
  });

  it('tells all when none is named, with the product filled in', async () => {
    const answer = await agent.get('/sapna/v1/reference-data');
    expect(Object.keys(answer.json<object>()).length).toBeGreaterThan(40);
    expect(answer.body).toContain('Nivaas');
    expect(answer.body).not.toContain('{product}');
  });

  it.each([
    [
      'paymentModes',
      1,
      'Cheque',
      { en: 'Cheque', hi: expect.stringMatching(devanagari) as unknown },
    ],
    ['paymentStatuses', 6, 'Approved', { en: 'Approved', hi: 'स्वीकृत' }],
    ['opportunityStatuses', 2, 'Closed', { en: 'Closed', hi: 'बंद' }],
    ['caseStatuses', 46, 'Special follow-up', { en: 'Special follow-up', hi: 'विशेष फ़ॉलो-अप' }],
    ['termsheetStatuses', 2, 'pendingAtRCM', { en: 'Pending at RCM', hi: 'RCM के पास लंबित' }],
    [
      'approvalStatuses',
      'PendingApproval',
      'PendingApproval',
      { en: 'Pending approval', hi: 'मंज़ूरी बाकी' },
    ],
    [
      'slotStatuses',
      'held',
      'On hold',
      { en: 'On hold', hi: expect.stringMatching(devanagari) as unknown },
    ],
    ['roles', 'finance', 'Finance', {}],
  ])('tells %s in both languages', async (name, id, label, labels) => {
    const answer = await agent.get(`/sapna/v1/reference-data?names=${name}`);
    const choices = answer.json<Record<string, { id: number | string }[]>>()[name];
    expect(choices?.find(one => one.id === id)).toMatchObject({ id, label, labels });
  });

  it('has Hindi for every choice that is not called by a name', async () => {
    const answer = await agent.get('/sapna/v1/reference-data');
    const untold = Object.entries(
      answer.json<Record<string, { labels: { en: string; hi: string } }[]>>(),
    )
      .filter(([name]) => !named.has(name))
      .flatMap(([name, choices]) =>
        choices
          .filter(
            ({ labels: { en, hi } }) =>
              !devanagari.test(hi) && !/^[A-Z0-9 ]+$|^(iOS|WhatsApp)$/.test(en),
          )
          .map(({ labels }) => `${name}: ${labels.en}`),
      );
    expect(untold).toEqual([]);
  });

  it('refuses a name that does not exist, with the nearest that does', async () => {
    const answer = await agent.get('/sapna/v1/reference-data?names=clientType');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining('did you mean "clientTypes"?'),
    ]);
  });
});
