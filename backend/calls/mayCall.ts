import type { Access } from '#contract/calls/call.ts';
import { hasRole, type Actor } from './Actor.ts';

export const mayCall = (access: Access, actor: Actor): boolean =>
  access === 'anyone' || access === 'signed-in' || hasRole(actor, ...access);

/** Rights that the address decides beside the call's roles; throws a Refusal. The address is not validated yet. */
export type RightsOfCall = (params: Readonly<Record<string, string>>, actor: Actor) => void;
