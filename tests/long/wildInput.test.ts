import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFor, type Random } from '#backend/database/seed/pen/random.ts';
import { roleGrants, users } from '#backend/database/schema/index.ts';
import { fillSchema } from '#backend/calls/fillSchema.ts';
import { callList } from '#contract/calls/index.ts';
import type { Call } from '#contract/calls/call.ts';
import { errorAnswerSchema } from '#contract/calls/errors.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { canary, forbiddenTo, limitedScreens, plantCanaries } from './canaries.ts';
import { damaged, hostileFor, validFor, type Known, type Schema } from './generate.ts';
import { Seen } from './Seen.ts';

/** How many requests of each person a call gets. WILD_INPUT names another stream of them. */
const requests = 25;
const stream = process.env['WILD_INPUT'] ?? 'wild';
const persons = ['admin', 'lookup-admin', 'content', 'broker-agent'] as const;

const ajv = new Ajv2020({ allErrors: false, strict: false });
addFormats.default(ajv);
const isRefusal = ajv.compile(errorAnswerSchema);

interface Request {
  readonly url: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

type Make = (schema: Schema, random: Random, known: Known, name?: string) => unknown;
const makes: readonly Make[] = [
  validFor,
  (schema, random, known, name) => damaged(validFor(schema, random, known, name), random),
  hostileFor,
];

const requestFor = (call: Call, random: Random, known: Known): Request => {
  const make = random.pick(makes);
  const wild = (schema: Schema | undefined, by: Make): Record<string, unknown> => {
    const made = schema ? by(schema, random, known) : {};
    return made !== null && typeof made === 'object' ? (made as Record<string, unknown>) : {};
  };
  const params = wild(call.params, random.chance(0.7) ? validFor : make);
  const query = wild(call.query, make);
  return {
    url: call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      name === 'product'
        ? 'nivaas'
        : encodeURIComponent(
            asText(params[name] ?? 1)
              .slice(0, 300)
              .replaceAll(/[\ud800-\udfff]/g, '') || '-',
          ),
    ),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, asText(value)])),
    body: call.body ? make(call.body, random, known, call.id.split('.')[1] ?? '') : undefined,
  };
};

/** A read as a list makes it when it opens. */
const plainRequest = ({ path }: Call): Request => ({
  url: path
    .replace('{product}', 'nivaas')
    .replace('{resource}', 'amenities')
    .replaceAll(/\{\w+\}/g, '1'),
  query: {},
  body: undefined,
});

/** A body as one of the media types that the call takes: text, bytes, a form or JSON. */
const mediaOf = ({ body: schema, form }: Call & { body?: Schema }, body: unknown) => {
  if (body === undefined) return {};
  if (typeof body === 'string' && schema?.type === 'string')
    return { type: 'application/octet-stream', payload: body };
  if (form && body !== null && typeof body === 'object')
    return {
      type: 'application/x-www-form-urlencoded',
      payload: new URLSearchParams(
        Object.entries(body).map(([name, value]) => [name, asText(value)]),
      ).toString(),
    };
  return { type: 'application/json', payload: JSON.stringify(body) };
};

const areaOf = ({ id }: Call): string => id.split('.')[0] ?? '';

/** A view says back what its owner typed, so nobody types the word into one. */
const untyped = (call: Call, request: Request): Request =>
  areaOf(call) === 'views'
    ? (JSON.parse(JSON.stringify(request).replaceAll(canary, 'Sport')) as Request)
    : request;

const around = (text: string, word: string): string => {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 80), at + 40);
};

describe('wild input', () => {
  let test: TestApp;
  const callers = new Map<string, Caller>();
  const answers = new Map<string, ValidateFunction>();
  const seen = new Seen();
  let sent = 0;
  let succeeded = 0;
  let rights: unknown;

  /** Who holds what, and who may sign in. */
  const rightsOfAll = async (): Promise<unknown> => {
    const { db } = test.client;
    return {
      grants: await db.select().from(roleGrants).orderBy(roleGrants.userId, roleGrants.roleCode),
      people: await db
        .select({ id: users.id, status: users.status, roleVersion: users.roleVersion })
        .from(users)
        .orderBy(users.id),
    };
  };

  beforeAll(async () => {
    test = await startTestApp({ screens: limitedScreens() });
    await plantCanaries(test);
    rights = await rightsOfAll();
    for (const call of callList.filter(({ kind }) => kind === 'read')) {
      const { statusCode, payload } = await send(call, 'admin', plainRequest(call));
      if (statusCode === 200 && !payload.includes(canary) && /^[[{]/.test(payload))
        seen.learn(areaOf(call), JSON.parse(payload));
    }
  });
  afterAll(() => {
    console.log(`${sent} requests, of which ${succeeded} succeeded`);
    return test.close();
  });

  const answerSchema = (call: Call): Schema => call.answer;

  const send = async (call: Call, person: string, request: Request) => {
    const caller = callers.get(person) ?? (await test.as(person));
    callers.set(person, caller);
    const { url, query, body } = request;
    const { type, payload } = mediaOf(call, body);
    const answer = await caller.call(call.method, url, {
      query,
      ...(payload === undefined ? {} : { body: payload }),
      headers: { 'x-requested-with': 'console', ...(type && { 'content-type': type }) },
    });
    // Signing out, or in as nobody, ends the session; the next request begins a new one.
    if (answer.statusCode === 401 || /login|logout/.test(url)) callers.delete(person);
    return answer;
  };

  /** Members that say a list's filter and search in words: whoever asks for a word is told it again there. */
  const inWords = new Set(['period', 'about', 'filter', 'search']);
  const withoutEcho = (text: string, request: Request): string =>
    JSON.stringify(request).includes(canary) && /^[[{]/.test(text)
      ? JSON.stringify(JSON.parse(text), (name, value: unknown) =>
          inWords.has(name) ? undefined : value,
        )
      : text;

  const complaintAbout = (
    call: Call,
    person: string,
    request: Request,
    { statusCode: status, payload: text }: { statusCode: number; payload: string },
  ): string | undefined => {
    if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
    if (status >= 400) {
      const parsed = JSON.parse(text) as { current?: unknown };
      const stored = JSON.stringify(parsed.current ?? null);
      if (stored.includes(forbiddenTo(person))) return `tells ${person} in its refusal: ${stored}`;
      return isRefusal(parsed) ? undefined : `refused in another form: ${text.slice(0, 200)}`;
    }
    succeeded += 1;
    if (withoutEcho(text, request).includes(forbiddenTo(person)))
      return `answers what ${person} may not see: …${around(text, forbiddenTo(person))}…`;
    const validate =
      answers.get(call.id) ?? ajv.compile(fillSchema(call.answer, test.services.config.product));
    answers.set(call.id, validate);
    if (!/^[[{"]|^$|^null$/.test(text) || answerSchema(call).type === 'string') return undefined;
    const parsed = text === '' ? null : (JSON.parse(text) as unknown);
    if (!text.includes(canary)) seen.learn(areaOf(call), parsed);
    return validate(parsed)
      ? undefined
      : `answers what its schema does not allow: ${ajv.errorsText(validate.errors)}`;
  };

  it.each(callList.map(call => [call.id, call] as const))('%s', async (id, call) => {
    const random = randomFor(`${stream} ${id}`);
    const known = seen.of(areaOf(call), random);
    const complaints: string[] = [];
    for (const person of persons) {
      for (let at = 0; at < requests; at += 1) {
        const request = untyped(call, requestFor(call, random, known));
        sent += 1;
        const answer = await send(call, person, request);
        const complaint = complaintAbout(call, person, request, answer);
        if (complaint)
          complaints.push(`${person} ${JSON.stringify(request).slice(0, 300)} ${complaint}`);
      }
    }
    expect(complaints).toEqual([]);
  });

  it('has raised nobody', async () => {
    expect(await rightsOfAll()).toEqual(rights);
  });
});
