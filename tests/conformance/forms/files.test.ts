import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileContents, files } from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { gif, jpeg, pdf, png, text } from './bytes.fixture.ts';
import { testNow } from '#tests/support/server/template.ts';

const address = '/console/v1/files';
let test: TestApp;
let content: Caller;
let admin: Caller;
let finance: Caller;
let now = testNow();

interface Upload {
  field?: string;
  name?: string;
  resource?: string;
  type?: string;
}

const upload = (who: Caller, bytes: Uint8Array, given: Upload = {}) => {
  const { field = 'picture', name = 'a.png', resource = 'announcements', type } = given;
  return who.call('POST', address, {
    query: { resource, field, name },
    body: Buffer.from(bytes),
    headers: { 'content-type': type ?? 'application/octet-stream' },
  });
};

const uploaded = async (who: Caller, bytes: Uint8Array, given: Upload = {}): Promise<string> => {
  const answer = await upload(who, bytes, given);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: string }>().id;
};

const today = indiaDay(now);
const news = (differs: object = {}) => ({
  title: 'New prices',
  text: 'From Monday',
  from: today,
  ...differs,
});
const records = '/console/v1/records/announcements';

beforeAll(async () => {
  test = await startTestApp({ services: { now: () => now } });
  [content, admin, finance] = [
    await test.as('content'),
    await test.as('admin'),
    await test.as('finance'),
  ];
});
afterAll(() => test.close());

describe('hostile uploads', () => {
  it.each<[string, Uint8Array, Upload?]>([
    ['an empty file', new Uint8Array()],
    ['HTML under the name of a PNG', text('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG with a script',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      { name: 'a.svg' },
    ],
    ['a script', text('#!/bin/sh\nrm -rf /'), { name: 'run.sh' }],
    ['a program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0)],
    ['a zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0)],
    ['the first bytes of a PNG alone', png(200, 200).slice(0, 20)],
    [
      'a PNG with HTML behind its end',
      Uint8Array.from([...png(200, 200), ...text('<script>alert(1)</script>')]),
    ],
    ['a GIF that is a script', text('GIF89a=1;alert(document.domain)//')],
    ['a GIF of another version', text('GIF88a0000;')],
    ['a JPEG without an end', jpeg(200, 200).slice(0, -2)],
    ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0xff, 0xd9)],
    ['a PNG of 60000 × 60000 pixels', png(60_000, 60_000)],
    ['a PNG without pixels', png(0, 100)],
    ['a PNG that is too small', png(99, 99)],
    ['a GIF of the largest size there is', gif(65_535, 65_535)],
    ['a PDF where an image is wanted', pdf()],
    ['a PDF that is cut off', text('%PDF-1.7 and nothing more'), { field: 'attachment' }],
    [
      'an HTML page that begins like a PDF',
      text('%PDF-1.7<script>alert(1)</script>'),
      { field: 'attachment' },
    ],
    [
      'a file above the limit of its field',
      Uint8Array.from([
        ...png(200, 200).slice(0, -12),
        ...new Uint8Array(3_200_000),
        ...png(1, 1).slice(-12),
      ]),
    ],
    ['random bytes', Uint8Array.from({ length: 300 }, (_, at) => (at * 7919) % 256)],
  ])('%s is refused', async (_what, bytes, given) => {
    const answer = await upload(content, bytes, given);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'VALIDATION_FAILED', message: expect.stringMatching(/\S/) }),
    ]);
  });

  it('above 10 MB is not even read', async () => {
    const answer = await upload(content, new Uint8Array(10 * 1024 * 1024 + 1));
    expect(answer.statusCode).toBe(413);
  });

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\x\\a.png', 'a.png'],
    ['.htaccess', 'htaccess'],
    ['a"b\r\nset-cookie: x=1.png', 'abset-cookie x=1.png'],
    ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).png'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['मानसून.png', 'मानसून.png'],
    [`${'x'.repeat(390)}.png`, `${'x'.repeat(116)}.png`],
  ])('the name %j is kept as %j', async (name, kept) => {
    const answer = await upload(content, png(200, 200), { name });
    expect(answer.json()).toMatchObject({ name: kept, type: 'image/png' });
  });

  it.each<[string, Upload]>([
    ['a field that holds no files', { field: 'title' }],
    ['a field that is not there', { field: 'constructor' }],
    ['a screen that is not there', { resource: '__proto__' }],
  ])('%s takes none', async (_what, given) => {
    expect((await upload(content, png(200, 200), given)).statusCode).toBe(404);
  });

  it('is for those who may save it, signed in and from our own page', async () => {
    expect((await upload(finance, png(200, 200))).statusCode).toBe(403);
    expect((await upload(test.anonymous, png(200, 200))).statusCode).toBe(401);
  });

  it('wants the bytes as they are', async () => {
    expect((await upload(content, png(200, 200), { type: 'text/html' })).statusCode).toBe(415);
  });
});

describe('a file', () => {
  it('is served with its own type, never sniffed, and a document is saved, not opened', async () => {
    const image = await uploaded(content, png(300, 200));
    const shown = await content.get(`${address}/${image}`);
    expect([
      shown.statusCode,
      Buffer.compare(shown.rawPayload, Buffer.from(png(300, 200))),
    ]).toEqual([200, 0]);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''a.png",
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const paper = await uploaded(content, pdf(), { field: 'attachment', name: 'ब्रीफ़.pdf' });
    const saved = await content.get(`${address}/${paper}`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''%E0/);
  });

  it('is its uploader’s until a record names it, then of all who see the record', async () => {
    const picture = await uploaded(content, png(300, 200));
    expect((await admin.get(`${address}/${picture}`)).statusCode).toBe(404);
    const made = await content.post(records, news({ picture }));
    expect(made.statusCode).toBe(200);
    expect((await finance.get(`${address}/${picture}`)).statusCode).toBe(200);
    const { results } = (await finance.get(address, { query: { ids: picture } })).json<{
      results: unknown[];
    }>();
    expect(results).toEqual([
      {
        id: picture,
        name: 'a.png',
        type: 'image/png',
        size: png(300, 200).length,
        width: 300,
        height: 200,
      },
    ]);
  });

  it('is closed with a record that is not shown', async () => {
    const picture = await uploaded(content, png(300, 200));
    await content.post(records, news({ picture, from: addDays(today, 5) }));
    expect((await finance.get(`${address}/${picture}`)).statusCode).toBe(404);
    expect((await finance.get(address, { query: { ids: picture } })).json()).toEqual({
      results: [],
    });
    expect((await admin.get(`${address}/${picture}`)).statusCode).toBe(200);
  });

  it('cannot be taken into another record, field or hand', async () => {
    const mine = await uploaded(content, png(300, 200));
    const refused = await admin.post(records, news({ picture: mine }));
    expect(refused.json()).toMatchObject({ errors: [{ field: '/picture', code: 'file' }] });
    const paper = await uploaded(content, png(300, 200), { field: 'attachment' });
    const wrongField = await content.post(records, news({ picture: paper }));
    expect(wrongField.json()).toMatchObject({ errors: [{ field: '/picture', code: 'file' }] });
    await content.post(records, news({ picture: mine }));
    const twice = await content.post(records, news({ picture: mine }));
    expect(twice.json()).toMatchObject({ errors: [{ field: '/picture', code: 'file' }] });
  });

  it('is removed a day after nobody named it, a month after a record let it go, and not before', async () => {
    const begun = now;
    const forgotten = await uploaded(content, png(300, 200));
    const picture = await uploaded(content, png(300, 200));
    const made = (await content.post(records, news({ picture }))).json<{
      id: number;
      version: number;
    }>();
    const freed = await content.put(`${records}/${made.id}`, {
      version: made.version,
      picture: null,
    });
    expect(freed.statusCode).toBe(200);
    const isThere = async (id: string) =>
      (await test.client.db.select().from(files).where(eq(files.id, id))).length === 1;
    now = new Date(begun.getTime() + 25 * 60 * 60_000);
    const later = await test.as('content');
    await uploaded(later, png(300, 200));
    expect([await isThere(forgotten), await isThere(picture)]).toEqual([false, true]);
    const contents = await test.client.db
      .select()
      .from(fileContents)
      .where(eq(fileContents.fileId, forgotten));
    expect(contents).toEqual([]);
    now = new Date(begun.getTime() + 31 * 24 * 60 * 60_000);
    await uploaded(await test.as('content'), png(300, 200));
    expect(await isThere(picture)).toBe(false);
    now = begun;
  });
});
