import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox, users } from '#backend/database/schema/index.ts';
import { capabilityNames, notSetUp, type Capability } from '#contract/domain/roles/capabilities.ts';
import { eq } from 'drizzle-orm';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { generatePath, startLinks, type Link, type Links } from './startLinks.ts';

type Answer = ReturnType<Caller['get']>;
interface Ready {
  readonly test: Links;
  readonly admin: Caller;
  readonly milestoneId: number;
  readonly link: Link;
  readonly userId: number;
}

let ready: Ready;
beforeAll(async () => {
  const test = await startLinks();
  const due = await test.due();
  const link = await test.made(due);
  const [user] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'finance@example.com'));
  ready = {
    test,
    admin: await test.as('admin'),
    milestoneId: due.milestoneId,
    link,
    userId: user?.id ?? 0,
  };
  // All that was there is taken away: nothing is set up, and nothing is to be simulated.
  Object.assign(test.services.config, { simulate: new Set() });
});
afterAll(() => ready.test.close());

const erp = (what: string) => (of: Ready) =>
  of.admin.post(`/sapna/v1/erp/${what}`, {}, { query: { entityName: 'package', domain: 1 } });

/** Calls that need each capability; what they ask is otherwise in order. */
const calls: Readonly<Record<Capability, Readonly<Record<string, (of: Ready) => Answer>>>> = {
  mail: {
    'a reset mail': ({ test }) =>
      test.anonymous.post('/madrox/app/v1/reset-password', {
        email: 'nobody@example.com',
        domainId: 2,
      }),
    'a sign-in link': ({ admin, userId }) => admin.post(`/console/v1/users/${userId}/sign-in-link`),
    'a shared payment link': ({ test, link }) => test.share(link.id),
  },
  messages: {
    'a payment link by SMS': ({ test, link }) => test.share(link.id, { channel: 'sms' }),
    'one by WhatsApp': ({ test, link }) => test.share(link.id, { channel: 'whatsapp' }),
  },
  telephony: {
    'a call from a case': ({ test }) =>
      test.by('agent').get('/mystique/v1/cases/opportunity/1/call'),
  },
  gateway: {
    'a payment link': ({ test, milestoneId }) =>
      test.pay(test.by('agent'), 'POST', generatePath, { milestoneId }),
  },
  hris: {
    'a look-up': ({ admin }) =>
      admin.get('/madrox/app/v1/hris-user-details', { query: { employeeCode: 'NV1121' } }),
  },
  erp: {
    'a search': erp('get-entity-records'),
    'a push': erp('pushManualErpEvents'),
  },
  einvoice: {
    'an IRN': ({ test }) => test.by('agent').post('/console/v1/invoices/1/irn'),
  },
  supplier: {
    'a proforma invoice': ({ test, milestoneId }) =>
      test.pay(test.by('agent'), 'POST', '/sapna/v1/email-proforma-invoice', { milestoneId }),
  },
};

const table = capabilityNames.flatMap(capability =>
  Object.entries(calls[capability]).map(([name, call]) => [capability, name, call] as const),
);

it.each(table)(
  'without %s, %s answers 503 and names the setting',
  async (capability, _name, call) => {
    const sent = async () => (await ready.test.client.db.select().from(outbox)).length;
    const before = await sent();
    const answer = await call(ready);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', ...notSetUp(capability) });
    expect(answer.statusCode).toBe(503);
    expect(await sent()).toBe(before);
  },
);
