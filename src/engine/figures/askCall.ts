import type { AskedCall } from '#contract/model/types.ts';
import type { Operand } from '#contract/rules/condition.ts';
import { commaJoined } from '#contract/requests/placed.ts';
import type { PathParams } from '#contract/requests/Query.ts';
import { resolveOperand, type Scope } from '#contract/rules/evaluate.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';

const resolved = (values: Readonly<Record<string, Operand>>, scope: Scope) =>
  Object.fromEntries(
    Object.entries(values).map(([name, operand]) => [name, resolveOperand(operand, scope)]),
  );

/** Asks the call that a screen file names, for the record of the scope. */
export const askCall = (
  client: HttpClient,
  { call, path, query }: AskedCall,
  scope: Scope,
  signal: AbortSignal,
): Promise<unknown> =>
  client.send(call, {
    params: resolved(path, scope) as PathParams,
    query: commaJoined(resolved(query, scope)),
    signal,
  });
