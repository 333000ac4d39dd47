import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, auditEntries } from '#backend/database/schema/index.ts';
import { documentExistsMessage, maximumUploadBytes } from '#contract/domain/checks/uploads.ts';
import { realPng } from '#tests/conformance/slots/pictures.fixture.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Document {
  id: number;
  name: string;
  absoluteUrl: string;
  objectMediaType: { displayName: string };
}

const at = '/pixie/data/v1/entity/document';
const png = Buffer.from(realPng(40, 30));
const pdf = Buffer.from('%PDF-1.7 a page');

let test: TestApp;
let agent: Caller;
let own: number;
let other: number;

beforeAll(async () => {
  test = await startTestApp();
  agent = await test.as('broker-agent');
  const mine = await agent.get('/sapna/v1/account', { query: { pageSize: 1 } });
  own = mine.json<{ results: { id: number }[] }>().results[0]?.id ?? 0;
  const [builder] = await test.client.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.clientTypeId, 1))
    .limit(1);
  other = builder?.id ?? 0;
});
afterAll(() => test.close());

const upload = async (
  caller: Caller,
  file: { name: string; content: Buffer },
  fields: Record<string, string> = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    objectType: 'account',
    objectId: String(own),
    ...fields,
  }))
    form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file.content)]), file.name);
  const sent = new Response(form);
  return caller.call('POST', at, {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
};

const listOf = async (caller: Caller, objectId = own) =>
  caller.get(at, { query: { objectId, objectType: 'account' } });

describe('documents', () => {
  it('are uploaded, listed, looked at and removed, each change in the history', async () => {
    const answer = await upload(agent, { name: '../PAN card.png', content: png });
    expect(answer.statusCode, answer.body).toBe(200);
    const made = answer.json<Document>();
    expect(made).toMatchObject({ name: 'PAN card.png', objectMediaType: { displayName: 'PNG' } });
    const listed = (await listOf(agent)).json<{ results: Document[] }>().results;
    expect(listed.map(({ id }) => id)).toEqual([made.id]);
    const content = await agent.get(made.absoluteUrl);
    expect(content.headers['content-type']).toBe('image/png');
    expect(content.headers['x-content-type-options']).toBe('nosniff');
    expect(content.rawPayload).toEqual(png);

    const removed = await agent.call('DELETE', `${at}/${made.id}`);
    expect(removed.statusCode, removed.body).toBe(200);
    expect((await listOf(agent)).json()).toEqual({ results: [] });
    expect((await agent.get(made.absoluteUrl)).statusCode).toBe(404);
    const history = await test.client.db
      .select({ action: auditEntries.action, entity: auditEntries.entity })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(made.id)));
    expect(history.filter(({ entity }) => entity === 'documents').map(one => one.action)).toEqual([
      'create',
      'delete',
    ]);
  });

  it('T93 answer 409 to the same file once more, until it is removed', async () => {
    const first = (await upload(agent, { name: 'one.pdf', content: pdf })).json<Document>();
    const again = await upload(agent, { name: 'other name.pdf', content: pdf });
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      409,
      documentExistsMessage,
    ]);
    await agent.call('DELETE', `${at}/${first.id}`);
    expect((await upload(agent, { name: 'one.pdf', content: pdf })).statusCode).toBe(200);
  });

  it.each([
    ['a page that says it is a picture', { name: 'a.png', content: Buffer.from('<html>') }, 422],
    [
      'a photo of a phone that is called a JPEG',
      { name: 'a.jpg', content: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic') },
      422,
    ],
    ['nothing', { name: 'a.png', content: Buffer.alloc(0) }, 422],
    [
      'what is too large',
      { name: 'a.pdf', content: Buffer.concat([pdf, Buffer.alloc(maximumUploadBytes)]) },
      422,
    ],
  ])('T93 refuse %s, whatever its name', async (_what, file, status) => {
    expect((await upload(agent, file)).statusCode).toBe(status);
  });

  it('refuse a field that is not known, and an object of no kind', async () => {
    const file = { name: 'b.png', content: png };
    expect((await upload(agent, file, { colour: 'red' })).statusCode).toBe(400);
    expect((await upload(agent, file, { objectType: 'nothing' })).statusCode).toBe(404);
    expect((await upload(agent, file, { objectId: '1e3' })).statusCode).toBe(422);
  });

  it('of a client that is not theirs are as those that do not exist', async () => {
    const admin = await test.as('admin');
    const theirs = await upload(
      admin,
      { name: 'theirs.png', content: png },
      { objectId: String(other) },
    );
    const { id, absoluteUrl } = theirs.json<Document>();
    const words = (answer: typeof theirs) => answer.json<{ message: string }>().message;
    const none = await agent.get(`${at}/999999999/content`);
    const read = await agent.get(absoluteUrl);
    expect([read.statusCode, words(read)]).toEqual([404, words(none)]);
    const removal = await agent.call('DELETE', `${at}/${id}`);
    expect([removal.statusCode, words(removal)]).toEqual([404, words(none)]);
    expect((await listOf(agent, other)).statusCode).toBe(404);
    expect(
      (await upload(agent, { name: 'c.png', content: png }, { objectId: String(other) }))
        .statusCode,
    ).toBe(404);
    // Anyone who only reads sees them and changes nothing.
    const viewer = await test.as('lookup-view');
    expect((await listOf(viewer, other)).statusCode).toBe(200);
    expect((await viewer.call('DELETE', `${at}/${id}`)).statusCode).toBe(403);
  });

  it('T95 of a termsheet may carry tags, and need none', async () => {
    const sheets = await agent.get('/console/v1/termsheets', { query: { pageSize: 1 } });
    const [sheet] = sheets.json<{ results: { id: number }[] }>().results;
    const of = { objectType: 'termsheet', objectId: String(sheet?.id) };
    const bare = await upload(agent, { name: 'bare.png', content: png }, of);
    expect(bare.json()).toMatchObject({ name: 'bare.png', tags: [] });
    const tagged = await upload(
      agent,
      { name: 'signed.pdf', content: pdf },
      { ...of, tags: 'signed-termsheet, other,,other' },
    );
    expect(tagged.json()).toMatchObject({ tags: ['signed-termsheet', 'other'] });
    const many = Array.from({ length: 11 }, (_, tag) => tag).join(',');
    expect(
      (await upload(agent, { name: 'many.pdf', content: pdf }, { ...of, tags: many })).statusCode,
    ).toBe(422);
    const none = await upload(
      agent,
      { name: 'none.png', content: png },
      { ...of, objectId: '999999999' },
    );
    expect(none.statusCode).toBe(404);
  });
});
