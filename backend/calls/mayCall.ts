import type { Access, Call } from '#contract/calls/call.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { hasRole, type Actor } from './Actor.ts';
import { Refusal } from './Refusal.ts';

export const mayCall = (access: Access, actor: Actor): boolean =>
  access === 'anyone' || access === 'signed-in' || hasRole(actor, ...access);

/** Rights that the address decides beside the call's roles; throws a Refusal. The address is not validated yet. */
export type RightsOfCall = (params: Readonly<Record<string, string>>, actor: Actor) => void;

/**
 * The rights of a call, asked before anything else of it: first its roles, then what its address decides.
 * @throws Refusal FORBIDDEN in the call's own words, or whatever `refuse` throws.
 */
export const refuseUnlessAllowed = (
  { access, denied }: Pick<Call, 'access' | 'denied'>,
  refuse: RightsOfCall | undefined,
  params: Readonly<Record<string, string>>,
  actor: Actor,
): void => {
  if (!mayCall(access, actor)) throw new Refusal('FORBIDDEN', denied ?? refusals.notAllowed);
  refuse?.(params, actor);
};
