import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { jobs } from '#backend/database/schema/index.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

type Answer = AnswerOf<CallOf<'settings.read'>>;

/* What an administrator sees of the settings (decision record 0237); who may ask is with all calls in tests/access. */

const secrets = {
  ERP_TOKEN: 'hush-hush-erp',
  GATEWAY_TOKEN: 'hush-hush-gateway',
  TELEPHONY_SECRET: 'hush-hush-telephony',
  SMTP_URL: 'smtp://user:hush-hush-mail@127.0.0.1:9',
};

let test: TestApp;
let answer: Answer;
let text: string;

const read = async (on: TestApp): Promise<Answer> => {
  const got = await (await on.as('admin')).get('/console/v1/settings');
  expect(got.statusCode).toBe(200);
  text = got.body;
  return got.json<Answer>();
};

beforeAll(async () => {
  test = await startTestApp({
    env: {
      ...secrets,
      SIMULATE: 'messages',
      ERP_URL: 'https://erp.example.com/base',
      TELEPHONY_URL: 'https://calls.example.com',
      UPSTREAM_ADS: 'http://127.0.0.1:9',
      FILES_S3_URL: 'http://127.0.0.1:9/files',
      FILES_S3_KEY_ID: 'id',
      FILES_S3_SECRET: 'hush-hush-files',
      BACKUP_TO: '/no/such/place',
    },
  });
  answer = await read(test);
});
afterAll(() => test.close());

const settingOf = (name: string) =>
  answer.settings.flatMap(group => group.settings).find(one => one.name === name);
const healthOf = (name: string, of = answer) => of.health.find(one => one.name === name);

describe('the settings', () => {
  it('tell no secret, nor how long one is', () => {
    expect(text).not.toContain('hush');
    for (const name of Object.keys(secrets))
      expect(settingOf(name)).toEqual({
        name,
        standing: 'set',
        is_secret: true,
        is_file: false,
        value: null,
      });
  });

  it.each([
    ['ERP_URL', 'set', 'https://erp.example.com/base'],
    ['UPSTREAM_ADS', 'set', 'http://127.0.0.1:9/'],
    ['SIMULATE', 'set', 'messages'],
    ['PROCESSES', 'usual', null],
    ['MESSAGES_URL', 'usual', null],
    ['HRIS_URL', 'missing', null],
    ['E_INVOICE_URL', 'missing', null],
  ])('%s is %s: %s', (name, standing, value) => {
    expect(settingOf(name)).toMatchObject({ standing, value });
  });

  it('say what is real, simulated and off', () => {
    const standings = answer.capabilities.map(({ name, standing }) => [name, standing]);
    expect(Object.fromEntries(standings)).toEqual({
      mail: 'real',
      messages: 'simulated',
      telephony: 'real',
      gateway: 'off',
      hris: 'off',
      erp: 'real',
      einvoice: 'off',
      supplier: 'off',
    });
  });

  it('have a meaning and words in Hindi', () => {
    for (const { meaning } of answer.settings) expect(meaning.hi).toMatch(/[ऀ-ॿ]/);
    for (const { what, found, advice } of answer.health) {
      expect(what.hi).toBeTruthy();
      expect(found.hi).toBeTruthy();
      if (advice) expect(advice.hi).toMatch(/[ऀ-ॿ]/);
    }
  });
});

describe('the health', () => {
  it.each([
    ['database', 'good'],
    ['files', 'bad'],
    ['mail', 'bad'],
    ['services', 'good'],
    ['jobs', 'good'],
  ])('of %s is %s', (name, state) => {
    expect(healthOf(name)?.state).toBe(state);
    expect(healthOf(name)?.advice === undefined).toBe(state === 'good');
  });

  it('tells of a backup that failed, and why', async () => {
    await test.client.db.insert(jobs).values({
      kind: 'backup',
      state: 'failed',
      error: 'ENOSPC: no space left on device',
      finishedAt: test.services.now(),
    });
    const backup = healthOf('backup', await read(test));
    expect(backup?.state).toBe('bad');
    expect(backup?.found.message).toContain('ENOSPC');
  });

  it('tells of a job that waits for too long', async () => {
    const long = new Date(test.services.now().getTime() - 3_600_000);
    await test.client.db
      .insert(jobs)
      .values({ kind: 'nobody takes it', createdAt: long, runAt: long });
    const found = healthOf('jobs', await read(test));
    expect([found?.state, found?.found.message]).toEqual([
      'warning',
      'The oldest has waited 60 minutes',
    ]);
  });
});

describe('a demo', () => {
  it('has nothing set, and says that no backup is made by itself', async () => {
    const demo = await startTestApp({});
    try {
      const { health, settings, capabilities } = await read(demo);
      expect(health.find(({ name }) => name === 'backup')?.state).toBe('off');
      expect(capabilities.every(({ standing }) => standing === 'simulated')).toBe(true);
      const set = settings
        .flatMap(group => group.settings)
        .filter(({ standing }) => standing !== 'usual');
      expect(set.map(({ name }) => name)).toEqual(['RATE_LIMIT', 'LOG_LEVEL']);
    } finally {
      await demo.close();
    }
  });
});
