import type { Call } from '#contract/calls/call.ts';
import { isOfPeople } from '#contract/calls/callsOfPeople.ts';
import { callOutside, tokenMessages } from '#contract/domain/users/tokenMessages.ts';
import type { Actor } from './Actor.ts';
import { Refusal } from './Refusal.ts';

/** What a request proves itself by in place of a cookie; undefined where it names none. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S*)\s*$/i.exec(authorization ?? '')?.[1];

/** A call that people alone make. @throws Refusal FORBIDDEN */
export const refuseOfPeople = (call: Pick<Call, 'id'>): void => {
  if (isOfPeople(call)) throw new Refusal('FORBIDDEN', tokenMessages.forPeople);
};

/**
 * What a program may not call by the token that it proved itself by, whatever its roles. Asked of a request, and of each call that
 * the work of another makes.
 * @throws Refusal FORBIDDEN
 */
export const refuseToken = (call: Pick<Call, 'id' | 'kind'>, { token }: Actor): void => {
  if (!token) return;
  refuseOfPeople(call);
  if (token.isReadOnly && call.kind !== 'read')
    throw new Refusal('FORBIDDEN', tokenMessages.readOnly);
  if (token.calls && !token.calls.has(call.id))
    throw new Refusal('FORBIDDEN', callOutside(call.id));
};
