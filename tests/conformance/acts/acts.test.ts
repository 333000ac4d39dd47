import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleGrants } from '#backend/database/schema/index.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { Text } from '#contract/model/types.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { visitSchema, visitsFile } from './visits.fixture.ts';

/*
 * An action that sets values is carried out by the server alone: its verb is the right to it, what it sets is read in the screen,
 * and of what is sent the answers of its dialog alone count.
 */

type Stored = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; message: string; errors?: { field: string; code: string }[] };

const base = '/console/v1/records/visits';
let test: TestApp;
let admin: Caller;
let content: Caller;
beforeAll(async () => {
  test = await startTestApp({ screens: [completeScreen(visitsFile, visitSchema)] });
  [admin, content] = [await test.as('admin'), await test.as('content')];
});
afterAll(() => test.close());

const made = async (fields: object = {}): Promise<Stored> =>
  (await admin.post(base, { name: 'Asha', guests: 2, ...fields })).json<Stored>();

const act = (who: Caller, { id, version }: Stored, name: string, ask?: object) =>
  who.post(`${base}/${id}/acts/${name}`, { version, ...(ask && { ask }) });

const read = async ({ id }: Stored) => (await admin.get(`${base}/${id}`)).json<Stored>();

const fieldsOf = (answer: { json: <T>() => T }) =>
  answer.json<Refused>().errors?.map(({ field, code }) => `${field} ${code}`);

describe('an action that sets values', () => {
  it('works them out on the server, for one who has its verb and may not edit', async () => {
    const visit = await made();
    const edited = await content.put(`${base}/${visit.id}`, { version: 1, outcome: 'x' });
    expect(edited.statusCode).toBe(403);
    const answer = await act(content, visit, 'close', { how: 'well' });
    expect(answer.statusCode).toBe(200);
    const after = await read(visit);
    expect(after).toMatchObject({
      status: 'closed',
      outcome: 'well',
      closedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      closedAt: expect.stringMatching(/T.*Z$/) as string,
      place: { gate: 'North' },
      guests: 2,
      double: 4,
      version: 2,
    });
    expect(after['closedById']).not.toBe(after['createdById']);
    // What hides from them does not leave with the answer either.
    expect(answer.json()).not.toHaveProperty('pay');
  });

  it('is in history under its own name and in its own words, and is what programs are told of', async () => {
    const visit = await made();
    await act(content, visit, 'close', { how: 'well' });
    const query = { resource: 'visits', id: String(visit.id) };
    const { results } = (await admin.get('/console/v1/history', { query })).json<{
      results: { action: string; act: Text; actorName: string; changes: { field: string }[] }[];
    }>();
    expect(results[0]).toMatchObject({
      action: 'close',
      act: { en: 'used “Close visit”', hi: 'ने “Close visit हि” चुना' },
    });
    expect(results[0]?.changes.map(({ field }) => field)).toContain('status');
    const recent = (await admin.get('/console/v1/recent-changes')).json<{
      results: { act: Text; resource: string }[];
    }>();
    expect(recent.results.find(({ resource }) => resource === 'visits')?.act.en).toBe(
      'used “Close visit”',
    );
    const events = (
      await admin.get('/console/v1/webhook-events', { query: { text: 'close visit' } })
    ).json<{ results: { id: string }[] }>();
    expect(events.results.map(({ id }) => id)).toContain('visits.close');
  });

  it.each<[string, string, object | undefined, number, readonly string[]]>([
    ['what is not asked', 'close', { how: 'well', status: 'open' }, 400, ['/ask/status unknown']],
    ['a field of the store', 'close', { how: 'well', version: 9 }, 400, ['/ask/version unknown']],
    ['another type', 'close', { how: 5 }, 422, ['/ask/how type']],
    ['no answer where one is needed', 'close', undefined, 422, ['/ask/how required']],
    ['what is no option', 'close', { how: 'x', mood: 'bad' }, 422, ['/ask/mood enum']],
    [
      'an answer that its field does not take',
      'close',
      { how: 'long long long' },
      422,
      ['/ask/how maxLength'],
    ],
    ['an answer where nothing is asked', 'move', { guests: 4 }, 400, ['/ask/guests unknown']],
    ['a field that is locked from them', 'move', undefined, 422, ['/guests locked']],
    ['a field that is hidden from them', 'pay', undefined, 422, ['/pay locked']],
  ])('refuses %s', async (_what, name, ask, status, fields) => {
    const visit = await made();
    const answer = await act(content, visit, name, ask);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([status, fields]);
    expect(await read(visit)).toMatchObject({ version: 1, status: 'open' });
  });

  it('asks the stored record whether it is offered and eligible, and says why not', async () => {
    const locked = await act(content, await made({ name: 'Locked' }), 'close', { how: 'x' });
    expect([locked.statusCode, locked.json<Refused>().message]).toEqual([409, 'It is locked']);
    expect((await act(content, await made(), 'lose')).statusCode).toBe(409);
    expect(
      (await act(content, await made({ name: 'Lost', outcome: 'x' }), 'lose')).statusCode,
    ).toBe(200);
  });

  it('keeps the rules of the screen', async () => {
    const answer = await act(content, await made({ name: 'Nobody' }), 'close', { how: 'x' });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, ['/status rule']]);
  });

  it('is refused with the record as it is when someone was quicker', async () => {
    const visit = await made();
    await admin.put(`${base}/${visit.id}`, { version: 1, name: 'Ravi' });
    const answer = await act(content, visit, 'close', { how: 'x' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'STALE_VERSION', current: { name: 'Ravi' } });
  });

  it('is for those whose roles have its verb, with the rows that they have it for', async () => {
    const visit = await made();
    const support = await test.as('support');
    expect((await act(support, visit, 'close', { how: 'x' })).statusCode).toBe(403);
    expect((await act(admin, visit, 'close', { how: 'x' })).statusCode).toBe(403);
    expect((await act(await test.as('finance'), visit, 'nothing')).statusCode).toBe(403);
    expect((await act(admin, visit, 'nothing')).statusCode).toBe(404);
    await act(content, visit, 'close', { how: 'x' });
    const again = await act(content, await read(visit), 'close', { how: 'x' });
    expect(again.statusCode).toBe(404);
  });

  it('may change what nobody types and what is no longer editable, as its own condition says', async () => {
    const visit = await made();
    await act(content, visit, 'close', { how: 'x' });
    const closed = await read(visit);
    const edited = await admin.put(`${base}/${visit.id}`, { version: 2, guests: 3 });
    expect(edited.statusCode).toBe(422);
    expect((await act(admin, closed, 'reopen')).statusCode).toBe(200);
    const open = await read(visit);
    expect(open).toMatchObject({ status: 'open', version: 3 });
    expect(open['outcome']).toBeUndefined();
  });

  it('is a rule for whoever sends the same change by themselves', async () => {
    const visit = await made();
    // "Close" alone makes it closed at the north gate, and the admin, who has the form, does not have it.
    const forged = await admin.put(`${base}/${visit.id}`, {
      version: 1,
      status: 'closed',
      place: { gate: 'North' },
    });
    expect([forged.statusCode, fieldsOf(forged)]).toEqual([422, ['/status locked']]);
  });

  it('is undone once by whoever carried it out, without the right to edit', async () => {
    const visit = await made();
    const answer = await act(content, visit, 'close', { how: 'x' });
    const wish = { resource: 'visits', requestIds: [String(answer.headers['x-request-id'])] };
    expect((await admin.post('/console/v1/undo', wish)).statusCode).toBe(404);
    const undone = await content.post('/console/v1/undo', wish);
    expect([undone.statusCode, undone.json()]).toEqual([
      200,
      { results: [{ id: String(visit.id), status: 'undone' }] },
    ]);
    const back = await read(visit);
    expect(back).toMatchObject({ status: 'open', guests: 2, version: 3 });
    expect(back['closedOn']).toBeUndefined();
    expect((await content.post('/console/v1/undo', wish)).statusCode).toBe(409);
  });

  it('is not undone by one who may not carry it out any more', async () => {
    const id = await addUser(test.client, 'acts-leaver@example.com', ['content']);
    // A session ends with a change of roles, so each has one of its own.
    const send = async (url: string, payload: object) => {
      const headers = { ...(await sessionHeaders(test.client, id)) };
      return test.app.inject({ method: 'POST', url, payload, headers });
    };
    const visit = await made();
    const done = await send(`${base}/${visit.id}/acts/close`, { version: 1, ask: { how: 'x' } });
    expect(done.statusCode).toBe(200);
    await test.client.db
      .update(roleGrants)
      .set({ roleCode: 'support-issues' })
      .where(eq(roleGrants.userId, id));
    const undone = await send('/console/v1/undo', {
      resource: 'visits',
      requestIds: [String(done.headers['x-request-id'])],
    });
    expect(undone.statusCode).toBe(403);
    expect(await read(visit)).toMatchObject({ status: 'closed', version: 2 });
  });

  it('tells whoever it names and may open the record, and nobody else', async () => {
    const visit = await made({ name: 'Told' });
    await act(content, visit, 'close', { how: 'x' });
    const noticesOf = async (who: string) => {
      const { results } = (
        await (await test.as(who)).get('/sapna/sse/paymentNotifications/recent')
      ).json<{ results: { title: string; titleHi: string; link: string | null }[] }>();
      return results.filter(({ link }) => link === `/visits/${visit.id}`);
    };
    const notice = { title: 'Told has left', titleHi: 'Told has left हि' };
    expect(await noticesOf('support')).toMatchObject([notice]);
    expect(await noticesOf('admin')).toMatchObject([notice]);
    // Finance cannot open visits, and who did it knows.
    expect(await noticesOf('finance')).toEqual([]);
    expect(await noticesOf('content')).toEqual([]);
  });

  it('is in the page of the calls as a call of its screen', async () => {
    const paths = (await admin.get('/openapi.json')).json<{ paths: Record<string, unknown> }>();
    expect(Object.keys(paths.paths)).toContain('/console/v1/records/visits/{id}/acts/close');
  });
});
