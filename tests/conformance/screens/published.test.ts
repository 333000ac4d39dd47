import { desc, eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records, screenVersions } from '#backend/database/schema/index.ts';
import { changesBetween } from '#contract/model/overlay/changesBetween.ts';
import { Script } from 'node:vm';
import {
  gatesFile,
  gatesSchema,
  livePath,
  path,
  startPublishing,
  until,
  type Publishing,
} from './startPublishing.ts';

let on: Publishing;
beforeAll(async () => {
  on = await startPublishing();
});
afterAll(() => on.close());

const json = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const faqs = json('resources/help/faqs.json');
const faqSchema = json('form-schemas/faq.schema.json');

const numberOf = async (resource: string): Promise<number> => {
  const { statusCode, json: body } = await on.admin.get(`${path}/${resource}`);
  return statusCode === 404 ? 0 : body<{ number: number }>().number;
};

const publish = async (file: Record<string, unknown>, schema: unknown, version?: number) => {
  const resource = String(file['resource']);
  const of = version ?? (await numberOf(resource));
  return on.admin.post(`${path}/${resource}`, { file, schema, why: 'For a test', version: of });
};

const back = async (resource: string, to: number) =>
  on.admin.post(`${path}/${resource}/back`, {
    to,
    why: 'Back again',
    version: await numberOf(resource),
  });

const errorsOf = (answer: { json: <T>() => T }) =>
  answer.json<{ errors?: { field: string; message: string }[] }>().errors ?? [];

const faultsOf = async (file: unknown, schema: unknown, resource = 'gates') => {
  const answer = await on.admin.post(`${path}/${resource}/check`, { file, schema });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ faults: { pointer: string; line: number; message: string }[] }>().faults;
};

describe('a screen that is published', () => {
  it('holds in another server within a second, and its records are kept and checked there', async () => {
    const answer = await publish(gatesFile, gatesSchema);
    expect(answer.json()).toEqual({ resource: 'gates', number: 1, state: 'holds' });
    const other = await on.second.as('admin');
    const took = await until(
      async () => (await other.get('/console/v1/records/gates')).statusCode === 200,
    );
    expect(took).toBeLessThan(1_000);
    const short = await other.post('/console/v1/records/gates', { name: 'ab' });
    expect(errorsOf(short).map(({ field }) => field)).toEqual(['/name']);
    expect((await other.post('/console/v1/records/gates', { name: 'North' })).statusCode).toBe(200);
    expect((await other.get('/openapi.json')).body).toContain('/console/v1/records/gates');
  });

  it('is told to pages of those who may open it, and to no one else', async () => {
    const headsOf = async (headers?: Record<string, string>) =>
      (await on.first.app.inject({ url: livePath, ...(headers && { headers }) })).json<{
        heads: { resource: string }[];
        versions: Record<string, string>;
      }>();
    const finance = await on.with('finance');
    const content = await on.with('content');
    const seen = await headsOf(finance);
    expect(seen.heads.map(({ resource }) => resource)).toContain('gates');
    expect(JSON.stringify(await headsOf(content))).not.toContain('gates');
    const version = seen.versions['gates'] ?? '';
    const ask = (headers: Record<string, string>, name: string, of = version) =>
      on.first.app.inject({ url: `${livePath}/${name}`, query: { version: of }, headers });
    const file = await ask(finance, 'gates');
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.json()).toMatchObject({ file: { resource: 'gates' } });
    expect((await ask(content, 'gates')).statusCode).toBe(404);
    expect((await ask(content, 'gates/validator.js')).statusCode).toBe(404);
    expect((await ask(finance, 'gates', 'old')).statusCode).toBe(404);
    const { body, headers } = await ask(finance, 'gates/validator.js');
    expect(headers['content-type']).toContain('text/javascript');
    const made = new Script(
      `(${body.replace('export default', '').trim().replace(/;$/, '')})`,
    ).runInThisContext() as (modules: object) => { record: (value: unknown) => boolean };
    const { default: length } = (await import('ajv/dist/runtime/ucs2length.js')) as {
      default: unknown;
    };
    const { record } = made({ 'ajv/dist/runtime/ucs2length': { default: length } });
    expect([record({ name: 'North' }), record({ width: 2 })]).toEqual([true, false]);
  });

  it('is refused where somebody else published meanwhile', async () => {
    const answer = await publish({ ...gatesFile, route: '/all-gates' }, gatesSchema, 0);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'STALE_VERSION',
    ]);
    expect(await numberOf('gates')).toBe(1);
  });

  it('is refused with the place of each fault, and keeps nothing', async () => {
    const faulty = { ...gatesFile, title: 'nmae' };
    const [fault] = await faultsOf(faulty, gatesSchema);
    expect(fault).toMatchObject({ pointer: '/title', suggestion: 'name', part: 'screen' });
    const lines = JSON.stringify(faulty, null, 2).split('\n');
    expect(lines[(fault?.line ?? 0) - 1]).toContain('"title"');
    const answer = await publish(faulty, gatesSchema);
    expect(answer.statusCode).toBe(422);
    expect(errorsOf(answer)[0]?.field).toBe('/file/title');
    expect(await numberOf('gates')).toBe(1);
  });

  it('is refused where stored records would be left behind', async () => {
    const { name } = gatesSchema.properties;
    const without = { ...gatesSchema, properties: { name } };
    await on.admin.post('/console/v1/records/gates', { name: 'South', width: 4 });
    const [error] = errorsOf(await publish(gatesFile, without));
    expect(error?.message).toContain('"width" is removed');
    expect(error?.message).toContain('(1 stored record): write a migration in the files first');
    // A field more is felt by none.
    const more = {
      ...gatesSchema,
      properties: { ...gatesSchema.properties, colour: { title: 'Colour', type: 'string' } },
    };
    expect((await publish(gatesFile, more)).json()).toMatchObject({ number: 2 });
  });

  it('goes back to an earlier number and to the files, and its history tells of each', async () => {
    await on.admin.post('/console/v1/records/gates', { name: 'East', colour: 'red' });
    expect((await back('gates', 1)).statusCode).toBe(422);
    await on.first.client.db.delete(records);
    expect((await back('gates', 1)).json()).toMatchObject({ number: 3, state: 'holds' });
    expect((await back('gates', 9)).statusCode).toBe(404);
    expect((await back('gates', 0)).json()).toMatchObject({ number: 4, state: 'as-files' });
    expect((await on.admin.get('/console/v1/records/gates')).statusCode).toBe(404);
    const other = await on.second.as('admin');
    await until(async () => (await other.get('/console/v1/records/gates')).statusCode === 404);
    const { versions } = (await on.admin.get(`${path}/gates`)).json<{
      versions: { number: number; isAsFiles: boolean; why: string }[];
    }>();
    expect(versions.map(one => [one.number, one.isAsFiles])).toEqual([
      [4, true],
      [3, false],
      [2, false],
      [1, false],
    ]);
    await expect(on.first.client.db.delete(screenVersions)).rejects.toThrow('Failed query');
  });

  it('of the files is changed in part, and a release that says the same makes it obsolete', async () => {
    const label = { ...faqs, label: ['Answer', 'Answers'] };
    expect((await publish(label, faqSchema)).json()).toMatchObject({ state: 'holds' });
    const [row] = await on.first.client.db
      .select()
      .from(screenVersions)
      .where(eq(screenVersions.resource, 'faqs'))
      .orderBy(desc(screenVersions.id))
      .limit(1);
    expect(row?.screenChanges).toEqual(changesBetween(faqs, label));
    expect(row?.schemaChanges).toEqual([]);
    expect((await publish(faqs, faqSchema)).json()).toMatchObject({ state: 'obsolete' });
  });
});

describe('who publishes', () => {
  it.each(['admin', 'lookup-admin', 'content'] as const)('is not %s', async role => {
    const headers = await on.with(role);
    const { statusCode } = await on.first.app.inject({ url: path, headers });
    expect(statusCode).toBe(403);
  });
});

const many = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, at) => [`field${at}`, { type: 'string' }]),
);

describe('what is refused', () => {
  it.each<[string, string, unknown, unknown, RegExp]>([
    ['another name', 'gates', { ...gatesFile, resource: 'doors' }, gatesSchema, /keeps its name/],
    [
      '10,000 fields',
      'gates',
      gatesFile,
      { type: 'object', properties: many },
      /more than 500 fields/,
    ],
    [
      'a schema outside of its folder',
      'gates',
      { ...gatesFile, schema: '../x.schema.json' },
      gatesSchema,
      /small letters/,
    ],
    [
      'the name of a prototype',
      'gates',
      gatesFile,
      { type: 'object', properties: { prototype: {} } },
      /every object has/,
    ],
    [
      'a screen of the product',
      'payments',
      { ...gatesFile, resource: 'payments' },
      gatesSchema,
      /decided by the product/,
    ],
    [
      'a page made by hand',
      'jobs',
      { ...gatesFile, resource: 'jobs' },
      gatesSchema,
      /page made by hand/,
    ],
    [
      'the schema of another screen',
      'gates',
      { ...gatesFile, schema: 'faq.schema.json' },
      gatesSchema,
      /has this form schema, too/,
    ],
    [
      'the address of another screen',
      'gates',
      { ...gatesFile, route: '/faqs' },
      gatesSchema,
      /already used/,
    ],
    [
      'an act that makes a call of the product',
      'gates',
      {
        ...gatesFile,
        access: { finance: ['list', 'show', 'approve'] },
        actions: {
          approve: {
            label: 'Approve',
            on: ['record'],
            call: { call: 'proposals.decide', path: { id: { $: 'record.id' } } },
          },
        },
      },
      gatesSchema,
      /call/,
    ],
  ])('%s', async (_case, resource, file, schema, message) => {
    const faults = await faultsOf(file, schema, resource);
    expect(faults.map(fault => fault.message).join('\n')).toMatch(message);
  });

  it.each(['__proto__', 'constructor'])('a body with %s at once', async name => {
    const inner = name === 'constructor' ? '{"prototype":{"isAdmin":true}}' : '{"isAdmin":true}';
    const { statusCode } = await on.admin.call('POST', `${path}/gates/check`, {
      body: `{"file":{"${name}":${inner}},"schema":null}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});
