import { and, eq, exists, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { directoryMessages } from '#contract/domain/users/directoryMessages.ts';
import type { ProvedPerson } from '../../../adapters/identity/DirectoryProvider.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { externalIdentities, users } from '../../../database/schema/index.ts';
import { giveTryBack, takeTry } from '../../../session/trials.ts';
import { directoryActor } from '../../users/directory/directoryActor.ts';
import { enter, isOnBlockedList, loginFailed } from '../signIn.ts';
import { returnAddress } from './beginDirectory.ts';
import { findPerson } from './findPerson.ts';
import { refusalOfFault } from './refusalOfFault.ts';
import { endTrip } from './trips.ts';

type SignIn = Verb<CallOf<'session.loginDirectory'>>;
type Signing = Parameters<SignIn>[0];

/** What the provider proves, by an answer that this browser asked for. @throws Refusal that says what to do */
const prove = async ({ body, db, services, reply }: Signing): Promise<ProvedPerson> => {
  const { config, directory } = services;
  if (!directory) throw new Refusal('UNAVAILABLE', directoryMessages.notSetUp);
  const answer = returnAddress(config.publicUrl);
  answer.search = body.answer;
  const state = answer.searchParams.get('state') ?? '';
  const proof = await endTrip(db, { config, reply }, state, services.now());
  if (!proof) throw new Refusal('LOGIN_FAILED', directoryMessages.lost);
  return directory.redeem(answer, proof).catch((error: unknown) => {
    reply.log.warn({ err: error }, 'a sign-in by the provider was refused');
    throw refusalOfFault(error, directory.name);
  });
};

/** The person behind the proof, with the roles that the directory gives them now. */
const admit = async (context: Signing, person: ProvedPerson): Promise<number> => {
  const { services, audit } = context;
  const found = await transactionWithEffects(services.db, async db => {
    const actor = await directoryActor(db, services.config.directory?.name ?? '');
    const inWrite = { db, services, audit: audit.within(db, actor), query: {}, actor };
    return findPerson(inWrite, person);
  });
  if ('refusal' in found) throw found.refusal;
  return found.userId;
};

/**
 * POST directory/session: what the provider sent the browser back with. The same last steps as for every other way in: the rule of
 * the four roles, the blocked list of external accounts (T1, T4), then the session.
 */
export const signInWithDirectory: SignIn = async context => {
  const { db, services, request } = context;
  if ((await takeTry(db, 'address', request.ip, services.now())) === undefined)
    throw loginFailed('throttled');
  const person = await prove(context);
  const userId = await admit(context, person);
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      status: users.status,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw loginFailed();
  const { issuer, subject, sid = null, idToken } = person;
  const isThem = and(
    eq(externalIdentities.userId, users.id),
    eq(externalIdentities.issuer, issuer),
    eq(externalIdentities.subject, subject),
  );
  const details = await enter(context, user, {
    isPersistent: false,
    proved: exists(
      db
        .select({ one: sql`1` })
        .from(externalIdentities)
        .where(isThem),
    ),
    isBlocked: transaction => isOnBlockedList(transaction, user.email.toLowerCase()),
    external: { issuer, subject, sid, idToken },
  });
  await giveTryBack(db, 'address', request.ip);
  return details;
};
