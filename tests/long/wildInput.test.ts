import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFor, type Random } from '#backend/database/seed/random.ts';
import { fillSchema } from '#backend/calls/fillSchema.ts';
import { callList } from '#contract/calls/index.ts';
import type { Call } from '#contract/calls/call.ts';
import { errorAnswerSchema } from '#contract/calls/errors.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/startTestApp.ts';
import { damaged, hostileFor, validFor, type Schema } from './generate.ts';

/** How many requests of each person a call gets. */
const requests = 25;
const persons = ['admin', 'broker-agent', 'finance', 'content'] as const;

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

type Make = (schema: Schema, random: Random) => unknown;
const makes: readonly Make[] = [
  validFor,
  (schema, random) => damaged(validFor(schema, random), random),
  hostileFor,
];

const requestFor = (call: Call, random: Random): Request => {
  const make = random.pick(makes);
  const wild = (schema: Schema | undefined, by: Make): Record<string, unknown> => {
    const made = schema ? by(schema, random) : {};
    return made !== null && typeof made === 'object' ? (made as Record<string, unknown>) : {};
  };
  const params = wild(call.params, random.chance(0.7) ? validFor : make);
  const query = wild(call.query, make);
  return {
    url: call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      name === 'product'
        ? 'nivaas'
        : encodeURIComponent(
            (asText(params[name] ?? 1) || '-').slice(0, 300).replaceAll(/[\ud800-\udfff]/g, ''),
          ),
    ),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, asText(value)])),
    body: call.body ? make(call.body, random) : undefined,
  };
};

describe('wild input', () => {
  let test: TestApp;
  const callers = new Map<string, Caller>();
  const answers = new Map<string, ValidateFunction>();

  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const bodySchema = (call: Call): Schema | undefined => call.body;
  const answerSchema = (call: Call): Schema => call.answer;

  const send = async (call: Call, person: string, request: Request) => {
    const caller = callers.get(person) ?? (await test.as(person));
    callers.set(person, caller);
    const { url, query, body } = request;
    const isText = typeof body === 'string' && bodySchema(call)?.type === 'string';
    const answer = await caller.call(call.method, url, {
      query,
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
      headers: {
        'x-requested-with': 'console',
        ...(body === undefined ? {} : { 'content-type': isText ? 'text/csv' : 'application/json' }),
      },
    });
    // Signing out, or in as nobody, ends the session; the next request begins a new one.
    if (answer.statusCode === 401 || /login|logout/.test(url)) callers.delete(person);
    return answer;
  };

  const complaintAbout = (call: Call, status: number, text: string): string | undefined => {
    if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
    if (status >= 400) {
      const parsed = JSON.parse(text) as unknown;
      return isRefusal(parsed) ? undefined : `refused in another form: ${text.slice(0, 200)}`;
    }
    const validate =
      answers.get(call.id) ?? ajv.compile(fillSchema(call.answer, test.services.config.product));
    answers.set(call.id, validate);
    if (answerSchema(call).type === 'string') return undefined;
    return validate(text === '' ? null : JSON.parse(text))
      ? undefined
      : `answers what its schema does not allow: ${ajv.errorsText(validate.errors)}`;
  };

  it.each(callList.map(call => [call.id, call] as const))('%s', async (id, call) => {
    const random = randomFor(`wild ${id}`);
    const complaints: string[] = [];
    for (const person of persons) {
      for (let at = 0; at < requests; at += 1) {
        const request = requestFor(call, random);
        const { statusCode, payload } = await send(call, person, request);
        const complaint = complaintAbout(call, statusCode, payload);
        if (complaint)
          complaints.push(`${person} ${JSON.stringify(request).slice(0, 300)} ${complaint}`);
      }
    }
    expect(complaints).toEqual([]);
  });
});
