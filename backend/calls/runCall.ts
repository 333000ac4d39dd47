import type { FastifyReply } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import type { RequestParts } from '#contract/requests/placed.ts';
import { createAudit } from '../audit/createAudit.ts';
import type { Database } from '../database/client.ts';
import type { Actor } from './Actor.ts';
import type { Context, RequestFacts, Services } from './Context.ts';
import { refuseUnlessAllowed } from './mayCall.ts';
import { Refusal } from './Refusal.ts';
import { bodyToCheck, requestSchemas, type RequestSchemas } from './requestSchemas.ts';
import { runSettled } from './runSettled.ts';
import type { ServedCall, ServedCalls } from './ServedCall.ts';
import { validatorFor } from './validate.ts';

/** In whose name, through what and in which transaction a call is run. */
export interface CallSetting {
  readonly services: Services;
  readonly servedCalls: ServedCalls;
  readonly actor: Actor;
  /** A transaction, when the call changes something. */
  readonly db: Database;
  /** Its `surface` is what history keeps. */
  readonly request: RequestFacts;
  /** Calls that can be done together are handed over in place of their verbs. */
  readonly gather?: Context['gather'];
  /** Of a gathered call: the record that it changes. */
  readonly known?: unknown;
  /** Of a list that is read to its end: what its pages share. */
  readonly walk?: Context['walk'];
  /** Someone else has approved the change (`approval` of a screen). */
  readonly isApproved?: boolean;
}

type Check = (data: unknown) => unknown;
type Checks = Readonly<Record<keyof RequestSchemas, Check>>;

const checksOf = new WeakMap<ServedCall, Checks>();

const compile = (
  schema: object | undefined,
  part: keyof RequestSchemas,
  { now }: Services,
): Check => {
  if (!schema) return () => undefined;
  const validate = validatorFor(schema, part, now);
  return data => {
    const checked = validate(data);
    if ('error' in checked) throw checked.error;
    return checked.value;
  };
};

/** The checks of a served call; made when it is first run, since most calls never are. */
const checksFor = (served: ServedCall, services: Services): Checks => {
  const known = checksOf.get(served);
  if (known) return known;
  const { params, querystring, body } = requestSchemas(served.call, services.config.product);
  const made: Checks = {
    params: compile(params, 'params', services),
    querystring: compile(querystring, 'querystring', services),
    body: compile(body, 'body', services),
  };
  checksOf.set(served, made);
  return made;
};

/** Records' calls answer with their body alone; cookies and headers belong to requests. */
const noReply = new Proxy(
  {},
  {
    get: () => {
      throw new Error('A call that is run in the process has no reply of its own');
    },
  },
) as FastifyReply;

const textParams = (params: object): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/** @throws Refusal UNAVAILABLE when another backend answers the call. */
const find = (servedCalls: ServedCalls, id: string): ServedCall => {
  const served = servedCalls.get(id);
  if (served) return served;
  throw new Refusal(
    'UNAVAILABLE',
    'These records are kept in another system and cannot be changed here.',
  );
};

const isChange = ({ kind }: Call): boolean => kind !== 'read';

/**
 * Runs a served call in the process, in the order that a request has (ARCHITECTURE.md): rights, the call's own schemas,
 * the verb in the transaction that is handed in, history. Values without a value are left out of the query, as the
 * page leaves them out.
 * @throws Refusal as the call itself would answer.
 */
export const runCall = async (
  callId: string,
  parts: RequestParts,
  { services, servedCalls, actor, db, request, gather, known, walk, isApproved }: CallSetting,
): Promise<unknown> => {
  const served = find(servedCalls, callId);
  const { call, verb, refuse } = served;
  const params = { ...parts.params };
  refuseUnlessAllowed(call, refuse, textParams(params), actor);
  const checks = checksFor(served, services);
  const context: Context = {
    params: checks.params(params) as Context['params'],
    query: checks.querystring(withoutNoValues({ ...parts.query })) as Context['query'],
    body: checks.body(bodyToCheck(call, parts.body)),
    actor,
    db,
    audit: createAudit(db, actor, request),
    services,
    request,
    reply: noReply,
    ...(isApproved && { isApproved }),
    ...(walk && { walk }),
    ...(gather && served.together && { gather, known }),
  };
  return isChange(call) && !context.gather ? runSettled(call, verb, context) : verb(context);
};
