import { eq } from 'drizzle-orm';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { inTransaction } from '../../../calls/inTransaction.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { sessions } from '../../../database/schema/index.ts';
import {
  createChallenge,
  findChallenge,
  takeChallenge,
} from '../../../session/factors/challenges.ts';
import { ownedFactors, type OwnedFactors } from '../../../session/factors/ownedFactors.ts';
import { askPasskey, provePasskey } from '../../../session/factors/passkey.ts';
import { proveRecoveryCode, proveTotp } from '../../../session/factors/proveCode.ts';
import { tryFactor } from '../../../session/factors/tryFactor.ts';
import { hashingRoom } from '../../../session/hashing.ts';
import { knownDevice } from '../../../session/knownDevice.ts';
import { isPasswordRight } from '../../../session/password.ts';
import { tellSecurity } from '../../../session/securityMails.ts';
import { personOf, settingsOf, type Person } from './personOf.ts';

/** How long a proof holds before dangerous steps ask for another. */
const proofLife = 5 * 60_000;

/** Until when a session need not prove itself again; undefined: it has to. */
export const provedUntil = ({ session }: Pick<Actor, 'session'>, now: Date): Date | undefined => {
  const until = new Date((session.provedAt?.getTime() ?? 0) + proofLife);
  return until > now ? until : undefined;
};

/** @throws Refusal PROOF_REQUIRED when the person proved themselves too long ago */
export const requireProof = ({ actor, services }: Pick<Context, 'services'> & { actor: Actor }) => {
  if (!provedUntil(actor, services.now()))
    throw new Refusal('PROOF_REQUIRED', factorMessages.prove);
};

/** By what a person proves themselves: by a factor where they have one; a password that somebody saw does not do then. */
export const proofsOf = (
  person: Pick<Person, 'passwordHash'>,
  { app, keys, hasAny }: OwnedFactors,
) => [
  ...(app ? (['code'] as const) : []),
  ...(keys.length > 0 ? (['passkey'] as const) : []),
  ...(!hasAny && person.passwordHash !== null ? (['password'] as const) : []),
];

/** POST own-security/proof-options. */
export const proofOptions: Verb<CallOf<'ownSecurity.proofOptions'>> = async context => {
  const { db, services, actor, audit } = context;
  settingsOf(services.config);
  audit.nothingChanged();
  const { keys } = await ownedFactors(db, actor.id);
  if (keys.length === 0) throw new Refusal('CONFLICT', factorMessages.noFactor);
  const options = await askPasskey(services.config, keys);
  const { token } = await createChallenge(db, {
    purpose: 'proof',
    userId: actor.id,
    signed: options.challenge,
    now: services.now(),
  });
  return { challenge: token, options: { ...options } };
};

type Proving = Parameters<Verb<CallOf<'ownSecurity.prove'>>>[0];

/** Six digits are of the app, anything else is a recovery code. */
const isOfApp = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

const byPasskey = async (context: Proving): Promise<Told | undefined> => {
  const { body, db, services, actor } = context;
  const now = services.now();
  const challenge = await findChallenge(db, body.challenge ?? '', ['proof'], now);
  if (challenge?.userId !== actor.id || !(await takeChallenge(db, challenge.id)))
    return factorMessages.wrongPasskey;
  const signed = challenge.signed ?? '';
  const { response } = body;
  const proved = await provePasskey(db, services.config, {
    signed,
    response,
    userId: actor.id,
    now,
  });
  return proved ? undefined : factorMessages.wrongPasskey;
};

const byCode = async (
  context: Proving,
  person: Person,
  code: string,
): Promise<Told | undefined> => {
  const { db, services } = context;
  const typed = { userId: person.id, code, now: services.now() };
  const settings = settingsOf(services.config);
  if (isOfApp(code)) return proveTotp(db, settings, typed);
  const fault = await proveRecoveryCode(db, settings, typed);
  if (!fault) await tellSecurity(context, person.email, 'code-used');
  return fault;
};

const byPassword = (person: Person, password: string): Promise<Told | undefined> =>
  hashingRoom.known(async () =>
    (await isPasswordRight(password, person.passwordHash))
      ? undefined
      : factorMessages.wrongPassword,
  );

/** What was given, where it is wrong, and how it is proved. @throws Refusal VALIDATION_FAILED where it does not do here */
const wayOf = (context: Proving, person: Person, { hasAny }: OwnedFactors) => {
  const { code, response, password } = context.body;
  if (hasAny && response !== undefined)
    return { field: '/response', prove: () => byPasskey(context) };
  if (hasAny && code !== undefined)
    return { field: '/code', prove: () => byCode(context, person, code) };
  if (hasAny) throw invalidField('/password', 'factor', factorMessages.proveBy);
  if (password === undefined)
    throw invalidField('/password', 'missing', factorMessages.wrongPassword);
  return { field: '/password', prove: () => byPassword(person, password) };
};

/**
 * POST own-security/proof: one try, counted as at sign-in; dangerous steps are open to this session for five minutes then. Tries are
 * outside of the transaction, so that a wrong one stays counted.
 */
export const prove: Verb<CallOf<'ownSecurity.prove'>> = async context => {
  const { db, services, actor, request, reply } = context;
  const now = services.now();
  const person = await personOf(db, actor.id);
  const owned = await ownedFactors(db, actor.id);
  if (owned.hasAny) settingsOf(services.config);
  const { field, prove: proveIt } = wayOf(context, person, owned);
  const device = await knownDevice(db, reply.request, services.config, person, now);
  await tryFactor(db, { userId: person.id, ip: request.ip, now, device }, field, proveIt);
  return inTransaction(callOf('ownSecurity.prove'), context, async inside => {
    await inside.db
      .update(sessions)
      .set({ provedAt: now })
      .where(eq(sessions.id, actor.session.id));
    await inside.audit.record({ action: 'prove', entity: 'session', entityId: actor.session.id });
    return { provedUntil: new Date(now.getTime() + proofLife).toISOString() };
  });
};
