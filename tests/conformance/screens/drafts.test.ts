import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, screenDrafts } from '#backend/database/schema/index.ts';
import { draftCalls, draftPath, named, withField, type Draft } from './draftCalls.ts';
import { startPublishing, type Publishing } from './startPublishing.ts';

let on: Publishing;
beforeAll(async () => {
  on = await startPublishing();
});
afterAll(() => on.close());

const { begin, begun, keep, look, publish } = draftCalls(() => on);

describe('a draft is begun', () => {
  it('from a screen that there is, once: whoever comes second goes on with it', async () => {
    const draft = await begun({ from: 'screen', resource: 'faqs' });
    expect(draft).toMatchObject({ resource: 'faqs', label: 'FAQs', version: 1 });
    expect(draft.basedOn).toBe(draft.newest);
    expect(draft.screen.file).toMatchObject({ resource: 'faqs', schema: 'faq.schema.json' });
    expect(await begun({ from: 'screen', resource: 'faqs' })).toEqual(draft);
    const told = await on.first.client.db
      .select()
      .from(auditEntries)
      .where(
        and(eq(auditEntries.entity, 'screen-drafts'), eq(auditEntries.entityId, String(draft.id))),
      );
    expect(told).toHaveLength(1);
  });

  it('from nothing, with a name', async () => {
    const { screen, label } = await begun({ from: 'nothing', ...named('gate-passes') });
    expect(label).toBe('Passes');
    expect(screen.file).toMatchObject({ route: '/gate-passes', label: ['Pass', 'Passes'] });
    expect(Object.keys(screen.schema.properties)).toContain('name');
  });

  it('from a table: a field a column, of the kind that reads its cells', async () => {
    const lines = Array.from(
      { length: 500 },
      (_, at) => `Guest ${at},${at + 1},3/4/2026,${at % 2 ? 'Yes' : 'No'}`,
    );
    const text = ['Guest,Seats,Comes on,Paid', ...lines].join('\n');
    const { screen } = await begun({ from: 'table', ...named('table-passes'), text });
    expect(screen.schema.properties).toMatchObject({
      guest: { title: 'Guest', type: 'string' },
      seats: { type: 'integer' },
      comesOn: { type: 'string', format: 'date' },
      paid: { type: 'boolean' },
    });
    expect(screen.schema['required']).toEqual(['guest', 'seats', 'comesOn']);
  });

  it('from a JSON Schema as it is', async () => {
    const schema = { type: 'object', properties: { colour: { enum: ['red', 'blue'] } } };
    const draft = await begun({
      from: 'jsonSchema',
      ...named('schema-passes'),
      text: JSON.stringify(schema),
    });
    expect(draft.screen.schema).toEqual(schema);
    expect((await look(draft, draft.screen)).faults).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['a name that is taken', { from: 'nothing', ...named('faqs') }, 422, '/resource'],
    ['a draft that is begun', { from: 'nothing', ...named('gate-passes') }, 422, '/resource'],
    ['no names', { from: 'nothing', resource: 'no-names' }, 422, '/one'],
    ['no table', { from: 'table', ...named('no-table') }, 422, '/text'],
    ['what is no schema', { from: 'jsonSchema', ...named('no-schema'), text: '[1]' }, 422, '/text'],
    ['what is no JSON', { from: 'jsonSchema', ...named('no-json'), text: '{' }, 422, '/text'],
    ['a name of other letters', { from: 'nothing', ...named('Passes') }, 422, '/resource'],
    ['a source that there is not', { from: 'thin air', ...named('air') }, 422, '/from'],
  ])('not from %s', async (_what, body, status, field) => {
    const answer = await begin(body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map(one => one.field)).toContain(
      field,
    );
  });

  it('of no page that is made by hand, and of no screen that there is not', async () => {
    expect((await begin({ from: 'screen', resource: 'settings' })).statusCode).toBe(409);
    expect((await begin({ from: 'screen', resource: 'nowhere' })).statusCode).toBe(404);
  });
});

describe('a draft is kept', () => {
  it('however faulty it is, with its order', async () => {
    const draft = await begun({ from: 'nothing', ...named('kept-passes') });
    const file = { zebra: 1, ...draft.screen.file, form: 'nonsense' };
    const kept = await keep(draft, { ...draft.screen, file });
    expect(kept.statusCode).toBe(200);
    const { screen } = (await on.admin.get(`${draftPath}/${draft.id}`)).json<Draft>();
    expect(JSON.stringify(screen.file)).toBe(JSON.stringify(file));
    const { faults } = await look(draft, screen);
    expect(faults.map(({ pointer }) => pointer)).toContain('/zebra');
    expect((await publish(draft, 2)).statusCode).toBe(422);
  });

  it('but not over what somebody else kept', async () => {
    const draft = await begun({ from: 'nothing', ...named('shared-passes') });
    const file = { ...draft.screen.file, line: 'What comes' };
    expect((await keep(draft, { ...draft.screen, file })).statusCode).toBe(200);
    const stale = await keep(draft, draft.screen);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current: { version: 2 } });
    expect((await publish(draft, 1)).statusCode).toBe(409);
  });

  it.each<[string, (screen: Draft['screen']) => unknown, string]>([
    [
      'another screen',
      ({ file, schema }) => ({ file: { ...file, resource: 'faqs' }, schema }),
      '/screen/file/resource',
    ],
    [
      'the name of a prototype',
      ({ file, schema }) => ({
        file: { ...file, fields: JSON.parse('{"constructor":{}}') as object },
        schema,
      }),
      '/screen/file/fields/constructor',
    ],
    [
      '10,000 fields',
      ({ file }) => ({
        file,
        schema: {
          type: 'object',
          properties: Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, {}])),
        },
      }),
      '/screen',
    ],
  ])('and not with %s', async (what, changed, field) => {
    const draft = await begun({ from: 'nothing', ...named(`hostile-${what.length}`) });
    const answer = await keep(draft, changed(draft.screen));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode === 422)
      expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(field);
  });
});

describe('a draft is published', () => {
  it('as what it says, in words before, and goes on from there', async () => {
    const draft = await begun({ from: 'nothing', ...named('told-passes') });
    const screen = withField(draft, 'seats', { type: 'integer', title: 'Seats' });
    const told = await look(draft, screen);
    expect(told).toMatchObject({
      faults: [],
      stored: 0,
      preview: { file: { resource: 'told-passes' } },
    });
    expect(told.changes.people.join()).toContain('The screen is new');
    expect(told.changes.rights).toEqual([
      { turn: 'wider', sentence: expect.stringContaining('Admin (admin) may now list') as unknown },
    ]);
    await keep(draft, screen);
    const answer = await publish(draft, 2);
    expect(answer.json()).toEqual({ resource: 'told-passes', number: 1 });
    const after = (await on.admin.get(`${draftPath}/${draft.id}`)).json<Draft>();
    expect(after).toMatchObject({ basedOn: 1, newest: 1, version: 3, screen });
    expect((await look(after, after.screen)).changes).toEqual({
      people: [],
      rights: [],
      records: [],
    });
    const made = await on.admin.post('/console/v1/records/told-passes', { name: 'One', seats: 4 });
    expect(made.statusCode).toBe(200);

    const next = await begun({ from: 'screen', resource: 'told-passes' });
    expect(next.id).toBe(draft.id);
    const without = {
      ...next.screen,
      schema: { ...next.screen.schema, properties: draft.screen.schema.properties },
    };
    const changes = await look(next, without);
    expect(changes.stored).toBe(1);
    expect(changes.changes.records.join()).toContain('"seats" is removed');
    expect(changes.faults.map(({ message }) => message).join()).toContain(
      '(1 stored record): write a migration in the files first',
    );
  });

  it('without a field in which no record has a value', async () => {
    const draft = await begun({ from: 'screen', resource: 'faqs' });
    const screen = withField(draft, 'audience', { type: 'string', title: 'Audience' });
    await keep(draft, screen);
    expect((await publish(draft, draft.version + 1)).statusCode).toBe(200);
    const next = await begun({ from: 'screen', resource: 'faqs' });
    const told = await look(next, draft.screen);
    expect(told.stored).toBeGreaterThan(0);
    expect([told.faults, told.changes.records.join()]).toEqual([
      [],
      expect.stringContaining('"audience" is removed') as unknown,
    ]);
    await keep(next, draft.screen);
    expect((await publish(next, next.version + 1)).statusCode).toBe(200);
  });

  it('with a version that anyone can read of and go back from', async () => {
    const versions = await on.admin.get(
      '/console/v1/screen-versions?filters=resource==told-passes',
    );
    expect(versions.json()).toMatchObject({
      results: [
        { resource: 'told-passes', number: 1, newest: 1, isNewest: true, why: 'For a test' },
      ],
    });
  });

  it('over nobody who published meanwhile', async () => {
    const draft = await begun({ from: 'screen', resource: 'ad-briefs' });
    const { file, schema } = draft.screen;
    const meanwhile = await on.admin.post('/console/v1/published-screens/ad-briefs', {
      file: { ...file, line: 'What somebody else wrote' },
      schema,
      why: 'Meanwhile',
      version: draft.basedOn,
    });
    expect(meanwhile.statusCode).toBe(200);
    expect((await publish(draft, draft.version)).statusCode).toBe(409);
    expect((await on.admin.get(`${draftPath}/${draft.id}`)).json()).toMatchObject({
      newest: draft.basedOn + 1,
    });
  });

  it('beside others that are published in the same moment', async () => {
    const drafts = await Promise.all(
      ['side-one', 'side-two', 'side-three'].map(resource =>
        begun({ from: 'nothing', ...named(resource) }),
      ),
    );
    const answers = await Promise.all(drafts.map(draft => publish(draft, 1)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('is told of words without Hindi, and not stopped by them', async () => {
    const draft = await begun({ from: 'screen', resource: 'faqs' });
    const screen = withField(draft, 'audience', {
      type: 'string',
      title: 'Audience of this answer',
    });
    expect((await look(draft, screen)).faults).toEqual([]);
  });
});

it('a draft is kept as JSON text, whose order is the writer’s', async () => {
  const [row] = await on.first.client.db.select().from(screenDrafts).limit(1);
  expect(Object.keys(row?.screen ?? {})).toEqual(['file', 'schema']);
});
