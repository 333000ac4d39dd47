import type { RaRecord } from 'react-admin';
import { clientCalls } from 'virtual:client-calls';
import {
  subjectKey,
  subjectsIn,
  type ClientPlace,
  type ClientSubject,
} from '#contract/requests/clientSubjects.ts';
import type { ClientStanding } from '#contract/domain/clients/clientStanding.ts';
import { standingsOffered } from '#contract/domain/clients/staysPossible.ts';
import type { ActionCall, RecordCall, RecordScreen } from '#contract/model/types.ts';
import { withPlaced, type RequestParts } from '#contract/requests/placed.ts';
import { resolveOperand, type Scope } from '#contract/rules/evaluate.ts';
import type { Operand } from '#contract/rules/condition.ts';
import { dialogRequests, type AskedRequest } from './dialogRequests.ts';

/** What an act of a record would change of clients. */
export interface AskedVerb {
  /** `edit`, `remove`, `create` or the name of an action. */
  readonly verb: string;
  readonly request: AskedRequest;
  readonly subjects: readonly ClientSubject[];
}

/** As `virtual:client-calls` writes a place: `params.id:milestone`. */
const placeOf = (word: string): ClientPlace => {
  const [, part, field, kind] = /^(\w+)\.(\w+):(\w+)$/.exec(word) ?? [];
  return { in: part, field, kind } as ClientPlace;
};

const placesOf = (callId: string): readonly ClientPlace[] =>
  Object.hasOwn(clientCalls, callId) ? (clientCalls[callId] ?? []).map(placeOf) : [];

const subjectsOf = ({ callId, ...request }: AskedRequest): readonly ClientSubject[] =>
  subjectsIn({ id: callId }, placesOf(callId), request);

const asked = (verb: string, request: AskedRequest): readonly AskedVerb[] => {
  const subjects = subjectsOf(request);
  return subjects.length > 0 ? [{ verb, request, subjects }] : [];
};

const ofRecord = (
  verb: string,
  call: RecordCall | null,
  { id }: RaRecord,
): readonly AskedVerb[] => {
  if (!call) return [];
  const { params, query, body } = withPlaced<RequestParts>({}, [{ place: call.id, value: id }]);
  return asked(verb, { callId: call.call, params, query, body });
};

const resolved = (operands: Readonly<Record<string, Operand>>, scope: Scope) =>
  Object.fromEntries(
    Object.entries(operands).map(([name, operand]) => [name, resolveOperand(operand, scope)]),
  );

const requestOf = (call: ActionCall, record: RaRecord): AskedRequest => {
  const scope: Scope = { record, selection: { ids: [record.id] } };
  return {
    callId: call.call,
    params: resolved(call.path, scope),
    query: resolved(call.query, scope),
    body: resolved(call.body, scope),
  };
};

/** Every act of a screen that would change something of a client, for one of its records. */
export const askedOf = (screen: RecordScreen, record: RaRecord): readonly AskedVerb[] => [
  ...ofRecord('edit', screen.data.calls?.update ?? null, record),
  ...ofRecord('remove', screen.data.calls?.remove ?? null, record),
  ...Object.values(screen.actions).flatMap(({ name, call, run }) => {
    const dialog = run === null ? undefined : dialogRequests[run];
    if (dialog) return asked(name, dialog(record));
    return call ? asked(name, requestOf(call, record)) : [];
  }),
];

/** A new record of a screen with what it begins with, such as the record of the page around its list. */
export const askedToCreate = (
  screen: RecordScreen,
  values: Readonly<Record<string, unknown>>,
): readonly AskedVerb[] => {
  const call = screen.data.calls?.create;
  return call ? asked('create', { callId: call.call, body: values }) : [];
};

/**
 * How far closed the client is that keeps an act from being done, by the policy that the server refuses it with; undefined
 * where it is possible, or nothing is known of the client.
 */
export const closedTo = (
  { request, subjects }: AskedVerb,
  standings: ReadonlyMap<string, ClientStanding>,
): ClientStanding | undefined => {
  const possible = standingsOffered(
    request.callId,
    request.offers === 'any' ? undefined : request.body,
  );
  return subjects
    .map(subject => standings.get(subjectKey(subject)))
    .find(standing => standing !== undefined && !possible.includes(standing));
};
