import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { keepFileWebhooks } from '#backend/services/webhooks/keepFileWebhooks.ts';
import { spreadEvents } from '#backend/services/webhooks/spreadEvents.ts';
import { gif, png } from '#tests/conformance/forms/bytes.fixture.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { serverKeys, type ServerAsk } from './serverKeys.fixture.ts';
import { screenOf } from './thing.fixture.ts';

/*
 * What a key does on the server: each row is asked of a screen that has the key and of one that lacks it. A handler that
 * is switched off gives both the same answer, which is the wrong one for the first.
 */

const named = (resource: string) => ({ resource, route: `/${resource}` });
const hasName = (index: number) => `things-${index}-has`;
const lacksName = (index: number) => `things-${index}-lacks`;

const screens = [
  screenOf(named('others')),
  screenOf(named('empties')),
  ...serverKeys.flatMap(({ has, lacks = {} }, index) => [
    screenOf(has, named(hasName(index))),
    screenOf(lacks, named(lacksName(index))),
  ]),
];

let test: TestApp;
let admin: Caller;
let content: Caller;
let otherId: number;

const base = (resource: string) => `/console/v1/records/${resource}`;
const first = { name: 'First thing', days: 5, note: 'first', active: true };

type Stored = Record<string, unknown> & { id: number; version: number };
type Faults = { errors?: { field: string; message: string }[] };

const saved = async (resource: string, body: object) => {
  const sent = 'otherId' in body ? { ...body, otherId } : body;
  return admin.post(base(resource), sent);
};

const askOf = async (resource: string, ask: ServerAsk): Promise<unknown> => {
  const address = base(resource);
  if ('save' in ask) {
    const answer = await saved(resource, ask.save);
    const { errors = [], ...stored } = answer.json<Faults & Stored>();
    if (answer.statusCode >= 500) throw new Error(answer.body);
    if (ask.stored) return ask.stored.map(path => stored[path]);
    return errors.map(({ field, message }) => `${field}: ${message}`);
  }
  if ('upload' in ask) {
    const { upload, width = 100, height = 100 } = ask;
    const answer = await admin.call('POST', '/console/v1/files', {
      query: { resource, field: 'picture', name: `a.${upload}` },
      body: Buffer.from(upload === 'png' ? png(width, height) : gif(width, height)),
      headers: { 'content-type': 'application/octet-stream' },
    });
    return answer.statusCode;
  }
  if ('suggested' in ask) {
    const answer = await admin.get('/console/v1/webhook-events', {
      query: { text: ask.suggested },
    });
    const { results } = answer.json<{ results: { id: string }[] }>();
    return results
      .map(({ id }) => id.split('.'))
      .flatMap(([of, event]) => (of === resource ? event : []));
  }
  if ('told' in ask) {
    const made = await admin.post('/console/v1/webhooks', {
      name: `Of ${resource}`,
      url: 'https://hooks.example.com/in',
      events: [`${resource}.done`],
    });
    await saved(resource, ask.told);
    await spreadEvents({ ...test, servedCalls: test.app.servedCalls });
    const query = { filters: `webhookId==${made.json<{ id: number }>().id}` };
    const { results } = (await admin.get('/console/v1/webhook-deliveries', { query })).json<{
      results: { type: string }[];
    }>();
    return results.map(({ type }) => type.split('.')[1]);
  }
  if ('receiver' in ask) {
    await keepFileWebhooks(test.services, test.screens);
    const { results } = (await admin.get('/console/v1/webhooks')).json<{
      results: { events: string[]; url: string; name: string }[];
    }>();
    return results
      .filter(
        ({ events, name }) => events.includes(`${resource}.done`) && name.includes(ask.receiver),
      )
      .map(({ url }) => url);
  }
  const { id, version } = (await saved(resource, first)).json<Stored>();
  if ('change' in ask) {
    const who = ask.as === 'content' ? content : admin;
    const answer = await who.put(`${address}/${id}`, { version, ...ask.change });
    const { note } = (await admin.get(`${address}/${id}`)).json<Stored>();
    return [answer.statusCode, note];
  }
  if ('acted' in ask || 'noticed' in ask) {
    const answer = await content.post(`${address}/${id}/acts/own`, {
      version,
      ...('acted' in ask && { ask: ask.acted }),
    });
    if ('acted' in ask) return [answer.statusCode, answer.json<Stored>()['note']];
    const { results } = (
      await (await test.as(ask.noticed)).get('/sapna/sse/paymentNotifications/recent')
    ).json<{ results: { title: string; link: string | null }[] }>();
    return results.filter(({ link }) => link === `/${resource}/${id}`).map(({ title }) => title);
  }
  if ('seen' in ask) {
    const record = (await content.get(`${address}/${id}`)).json<Stored>();
    return ask.seen.map(path => record[path]);
  }
  if ('may' in ask) {
    const answers = {
      list: () => content.get(address),
      edit: () => content.put(`${address}/${id}`, { version, days: 7 }),
      remove: () => content.call('DELETE', `${address}/${id}`, { query: { version } }),
    };
    return (await answers[ask.may]()).statusCode;
  }
  if ('removed' in ask) {
    const answer = await admin.call('DELETE', `${address}/${id}`, { query: { version } });
    return [answer.statusCode, answer.json<{ message?: string }>().message];
  }
  if ('waitingFor' in ask) {
    const who = ask.waitingFor === 'content' ? content : admin;
    const { results } = (await who.get('/console/v1/view-counts')).json<{
      results: { resource: string; label: { en: string }; count: number }[];
    }>();
    return results
      .filter(one => one.resource === resource)
      .map(({ label, count }) => `${label.en}: ${count}`);
  }
  const answer = await admin.call('POST', `/console/v1/imports/${resource}`, {
    query: { dryRun: true },
    body: ask.imported,
    headers: { 'content-type': 'text/csv' },
  });
  const counts = answer.json<Partial<ImportAnswer>>().counts ?? {};
  const kept = Object.entries(counts).filter(([name, count]) => name !== 'lines' && count !== 0);
  return [answer.statusCode, Object.fromEntries(kept)];
};

beforeAll(async () => {
  test = await startTestApp({
    screens,
    env: { WEBHOOK_RECEIVERS: 'books=https://books.example.com/hooks' },
  });
  [admin, content] = [await test.as('admin'), await test.as('content')];
  otherId = (await saved('others', { name: 'Other', active: false })).json<Stored>().id;
});
afterAll(() => test.close());

describe('a key acts on the server', () => {
  it.each(serverKeys.map((row, index) => ({ ...row, index })))(
    '$key',
    async ({ index, ask, answer }) => {
      expect(await askOf(hasName(index), ask)).toEqual(answer);
      expect(await askOf(lacksName(index), ask)).not.toEqual(answer);
    },
  );
});
