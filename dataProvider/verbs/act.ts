import type { Identifier, RaRecord } from 'react-admin';
import type { ActionCall, RecordScreen } from '#contract/model/types.ts';
import { isRef, type Operand } from '#contract/rules/condition.ts';
import { evaluate, resolveOperand, type Scope } from '#contract/rules/evaluate.ts';
import { eachOf } from '../eachOf.ts';
import type { PathParams } from '#contract/requests/Query.ts';
import { HttpError } from '../http/HttpError.ts';
import { resolveMessage } from '../http/resolveMessage.ts';
import { noSuchCall } from '../noSuchCall.ts';
import { commaJoined } from '#contract/requests/placed.ts';
import { bulkResult } from './updateMany.ts';
import type { HttpClient } from '../http/createHttpClient.ts';
import { surfaceHeader } from './Verb.ts';

export interface ActParams {
  readonly ids: readonly Identifier[];
  /** The records as the person saw them; read first when the call needs more of them than the id. */
  readonly records?: readonly RaRecord[];
  /** What the dialog of the action asked for. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** For `{ "$": "user.…" }`. */
  readonly user?: unknown;
}

export interface ActResult {
  /** The ids it was done for. */
  readonly data: readonly Identifier[];
  readonly meta: {
    readonly failed: readonly { readonly id: Identifier; readonly error: unknown }[];
    /** The answers of what was done, in the order of the ids. */
    readonly answers: readonly unknown[];
  };
}

interface ActContext {
  readonly client: HttpClient;
  /** Also a screen of the generic store may have actions. */
  readonly screen: RecordScreen;
}

const names = (operand: Operand, start: string, except: readonly string[] = []): boolean => {
  if (Array.isArray(operand)) return operand.some((entry: Operand) => names(entry, start, except));
  return isRef(operand) && operand.$.startsWith(start) && !except.includes(operand.$);
};

const operandsOf = ({ path, query, body }: ActionCall): Operand[] => [
  ...Object.values(path),
  ...Object.values(query),
  ...Object.values(body),
];

const resolved = (operands: Readonly<Record<string, Operand>>, scope: Scope) =>
  Object.fromEntries(
    Object.entries(operands).map(([name, operand]) => [name, resolveOperand(operand, scope)]),
  );

/** An answer that does not meet what the action expects of it, whatever its HTTP status (T49, T50). */
const notDone = (answer: unknown): HttpError =>
  new HttpError({
    status: 200,
    code: 'NOT_DONE',
    message: resolveMessage({ status: 200, body: answer }),
  });

/**
 * Carries out an action of the screen: one call where there is no record (above the list) or the file speaks of
 * `selection.ids`, else one call a record. The error of a call that did not do what it should has the code `NOT_DONE`.
 */
export const act = async (
  { client, screen }: ActContext,
  name: string,
  read: (ids: readonly Identifier[]) => Promise<readonly RaRecord[]>,
  { ids, records, params, user }: ActParams,
): Promise<ActResult> => {
  const call = screen.actions[name]?.call ?? noSuchCall(screen, name);
  const operands = operandsOf(call);
  const send = async (scope: Scope) => {
    const body = resolved(call.body, scope);
    const answer = await client.send(call.call, {
      params: resolved(call.path, scope) as PathParams,
      query: commaJoined(resolved(call.query, scope)),
      ...(Object.keys(body).length > 0 && { body }),
      headers: surfaceHeader('action'),
    });
    if (!evaluate(call.succeeds, { ...scope, record: answer })) throw notDone(answer);
    return answer;
  };
  const shared = { ask: params, user, selection: { ids } };
  if (ids.length === 0 || operands.some(operand => names(operand, 'selection.'))) {
    const answer = await send({ ...shared, record: records?.[0] });
    return { data: ids, meta: { failed: [], answers: [answer] } };
  }
  const ownKeys = ['record.id', `record.${screen.data.key}`];
  const needsMore = operands.some(operand => names(operand, 'record.', ownKeys));
  const known = records ?? (needsMore && ids.length > 0 ? await read(ids) : []);
  const byId = new Map(known.map(record => [String(record.id), record]));
  const outcomes = await eachOf(ids, id =>
    send({ ...shared, record: byId.get(String(id)) ?? { id, [screen.data.key]: id } }),
  );
  const { data, meta } = bulkResult(outcomes);
  const answers = outcomes.flatMap(outcome => (outcome.error ? [] : [outcome.result]));
  return { data, meta: { ...meta, answers } };
};
