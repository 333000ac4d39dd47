import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { clearCookie } from '../../session/cookie.ts';
import { endSession } from '../../session/sessions.ts';
import { leaveDirectory } from './oidc/leaveDirectory.ts';

/** POST logout: the session ends on the server, so that a copied cookie is worth nothing. */
export const signOut: Verb<CallOf<'session.logout'>> = async ({
  actor,
  db,
  audit,
  reply,
  services,
}) => {
  const leaveAt = await leaveDirectory({ db, services }, actor.session.id);
  await endSession(db, actor.session.id);
  await audit.record({ action: 'sign-out', entity: 'session', entityId: actor.session.id });
  clearCookie(reply, services.config);
  return { signedOut: true, ...(leaveAt && { leaveAt }) };
};
