import { and, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { directoryMessages } from '#contract/domain/users/directoryMessages.ts';
import { DirectoryFault } from '../../../adapters/identity/DirectoryProvider.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { externalSessions, sessions } from '../../../database/schema/index.ts';

/** POST directory/ended: ends the sessions that began by the one that is over at the provider, or all of a person by it. */
export const backChannelLogout: Verb<CallOf<'session.endedAtDirectory'>> = async context => {
  const { body, services, reply, audit } = context;
  const { directory } = services;
  reply.header('cache-control', 'no-store');
  if (!directory) throw new Refusal('UNAVAILABLE', directoryMessages.notSetUp);
  const { issuer, subject, sid } = await directory
    .readLogout(body.logout_token)
    .catch((error: unknown) => {
      reply.log.warn({ err: error }, 'a logout token was refused');
      const isAway = error instanceof DirectoryFault && error.kind === 'away';
      throw new Refusal(isAway ? 'UNAVAILABLE' : 'BAD_REQUEST', directoryMessages.noToken);
    });
  audit.nothingChanged();
  return services.db.transaction(async db => {
    const theirs = db
      .select({ id: externalSessions.sessionId })
      .from(externalSessions)
      .where(
        and(
          eq(externalSessions.issuer, issuer),
          sid === undefined ? undefined : eq(externalSessions.sid, sid),
          subject === undefined ? undefined : eq(externalSessions.subject, subject),
        ),
      );
    const ended = await db
      .delete(sessions)
      .where(inArray(sessions.id, theirs))
      .returning({ id: sessions.id, userId: sessions.userId });
    for (const { id, userId } of ended)
      await audit
        .within(db, { id: userId })
        .record({ action: 'sign-out', entity: 'session', entityId: id });
    return { ended: ended.length };
  });
};
