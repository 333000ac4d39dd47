import type { Access, Call } from '#contract/calls/call.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { hasRole, type Actor } from './Actor.ts';
import { Refusal } from './Refusal.ts';
import { refuseToken } from './refuseToken.ts';

export const mayCall = (access: Access, actor: Actor): boolean =>
  access === 'anyone' || access === 'signed-in' || hasRole(actor, ...access);

/** Rights that the address decides beside the call's roles; throws a Refusal. The address is not validated yet. */
export type RightsOfCall = (params: Readonly<Record<string, string>>, actor: Actor) => void;

/**
 * The rights of a call, asked before anything else of it: how far a token goes, its roles, then what its address decides.
 * @throws Refusal FORBIDDEN in the call's own words, or whatever `refuse` throws.
 */
export const refuseUnlessAllowed = (
  call: Pick<Call, 'id' | 'kind' | 'access' | 'denied'>,
  refuse: RightsOfCall | undefined,
  params: Readonly<Record<string, string>>,
  actor: Actor,
): void => {
  refuseToken(call, actor);
  if (!mayCall(call.access, actor))
    throw new Refusal('FORBIDDEN', call.denied ?? refusals.notAllowed);
  refuse?.(params, actor);
};
