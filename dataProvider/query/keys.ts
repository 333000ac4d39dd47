import type { Identifier } from 'react-admin';
import type { CallId } from '#contract/calls/index.ts';

/** React-Admin's verbs that read, under which its hooks keep what they read of a screen, and ours beside them. */
export type ReadVerb = 'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'history';

/**
 * Of what is read of a screen through the data provider: `[resource, verb, …]`, as React-Admin's hooks write it (5.15). Without more it
 * stands for all that begins so.
 */
export const screenKey = <Asked extends readonly unknown[]>(
  resource: string,
  verb: ReadVerb,
  ...asked: Asked
) => [resource, verb, ...asked] as const;

/** Of one record, as `useGetOne` asks for it. */
export const recordKey = (resource: string, id: Identifier) =>
  screenKey(resource, 'getOne', { id: String(id), meta: undefined });

/** Of what a call answers that belongs to no screen: the call's name, and what is asked. */
export const callKey = <Asked extends readonly unknown[]>(call: CallId, ...asked: Asked) =>
  [call, ...asked] as const;

/** The same for a call that a screen file names; the files are checked to name calls that there are. */
export const namedCallKey = (call: string, ...asked: readonly unknown[]) =>
  callKey(call as CallId, ...asked);

/** Names what a key is read by, as the client knows it (`readAs`): a call, which has a point in it, or a verb of a screen. */
export const nameOfKey = ([first, second]: readonly unknown[]): string =>
  String(first).includes('.') ? String(first) : readName(String(first), String(second));

/** The name of what a verb reads of a screen. */
export const readName = (resource: string, verb: string): string => `${resource}/${verb}`;

/** Of what is in screen files, which no write changes. */
export const filesKey = <Asked extends readonly unknown[]>(...asked: Asked) =>
  ['screen-files', ...asked] as const;

/** Rights and who is signed in, which React-Admin keeps beside what is read. */
export const authKey = <Asked extends readonly unknown[]>(...asked: Asked) =>
  ['auth', ...asked] as const;
