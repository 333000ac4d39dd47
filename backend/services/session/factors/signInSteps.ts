import { sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { ProvedFactor } from '../../../calls/Actor.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  createChallenge,
  findChallenge,
  takeChallenge,
  updateChallenge,
  type Challenge,
} from '../../../session/factors/challenges.ts';
import { ownedFactors } from '../../../session/factors/ownedFactors.ts';
import { askPasskey, provePasskey } from '../../../session/factors/passkey.ts';
import { proveRecoveryCode, proveTotp } from '../../../session/factors/proveCode.ts';
import { tryFactor } from '../../../session/factors/tryFactor.ts';
import { knownDevice } from '../../../session/knownDevice.ts';
import { tellSecurity } from '../../../session/securityMails.ts';
import { giveTryBack, takeTry } from '../../../session/trials.ts';
import { enter, type Shared } from '../signIn.ts';
import { personOf, settingsOf, type Person } from './personOf.ts';
import { beginSetUp, completeSetUp } from './setUpFactor.ts';

const stepOver = () => new Refusal('LOGIN_FAILED', factorMessages.stepOver);

interface Step {
  readonly challenge: Challenge;
  readonly person: Person;
}

/** The open step of a person. @throws Refusal LOGIN_FAILED once it is over */
const stepOf = async (
  { db, services }: Shared,
  token: string,
  purpose: 'sign-in' | 'enrol',
): Promise<Step> => {
  const challenge = await findChallenge(db, token, [purpose], services.now());
  if (!challenge || challenge.userId === null) throw stepOver();
  return { challenge, person: await personOf(db, challenge.userId) };
};

/** Whoever came by the company's provider is signed in there, too. */
const externalOf = ({ external }: Challenge) => (external ? { external } : {});

/** Opens the session of whoever proved their factor; the step is taken with it, once. */
const enterBy = (
  context: Shared,
  { challenge, person }: Step,
  by: ProvedFactor,
  alsoTake: (db: Database) => Promise<void> = () => Promise.resolve(),
) =>
  enter(context, person, {
    isPersistent: challenge.isPersistent,
    ...externalOf(challenge),
    // The step ends with the password and the e-mail that it was begun with (trigger `users_end_access`).
    proved: sql`true`,
    factor: {
      by,
      take: async db => {
        if (!(await takeChallenge(db, challenge.id))) throw stepOver();
        await alsoTake(db);
      },
    },
  });

/** Who tries, as tries are counted. */
const tryingOf = async ({ db, services, request, reply }: Shared, person: Person) => {
  const now = services.now();
  const device = await knownDevice(db, reply.request, services.config, person, now);
  return { userId: person.id, ip: request.ip, now, device };
};

/** POST sign-in/passkey-options. */
export const passkeyOptions: Verb<CallOf<'session.passkeyOptions'>> = async context => {
  const { body, db, services } = context;
  const { config } = services;
  settingsOf(config);
  context.audit.nothingChanged();
  if (body.challenge === undefined) {
    const options = await askPasskey(config);
    const { token } = await createChallenge(db, {
      purpose: 'passkey',
      signed: options.challenge,
      isPersistent: body.persistent ?? false,
      now: services.now(),
    });
    return { challenge: token, options: { ...options } };
  }
  const { challenge, person } = await stepOf(context, body.challenge, 'sign-in');
  const { keys } = await ownedFactors(db, person.id);
  const options = await askPasskey(config, keys);
  await updateChallenge(db, challenge.id, { signed: options.challenge });
  return { challenge: body.challenge, options: { ...options } };
};

/** A passkey alone: it says who it is, and its device has looked at the person. */
const alone = async (context: Shared, challenge: Challenge, response: unknown) => {
  const { db, services, request } = context;
  const now = services.now();
  const wrong = () => new Refusal('LOGIN_FAILED', factorMessages.wrongPasskey);
  if ((await takeTry(db, 'factor-address', request.ip, now)) === undefined)
    throw new Refusal('RATE_LIMITED', factorMessages.tooOften);
  const signed = challenge.signed ?? '';
  const proved = await provePasskey(db, services.config, { signed, response, now });
  if (!proved) throw wrong();
  const person = await personOf(db, proved.userId);
  if (person.status !== 1) throw wrong();
  await giveTryBack(db, 'factor-address', request.ip);
  return enterBy(context, { challenge, person }, 'passkey');
};

/** POST sign-in/passkey. */
export const signInByPasskey: Verb<CallOf<'session.passkey'>> = async context => {
  const { body, db, services } = context;
  const { config } = services;
  settingsOf(config);
  const { response } = body;
  const open = await findChallenge(db, body.challenge, ['passkey'], services.now());
  if (open) return alone(context, open, response);
  const step = await stepOf(context, body.challenge, 'sign-in');
  const trying = await tryingOf(context, step.person);
  await tryFactor(db, trying, '/response', async () => {
    const { userId, now } = trying;
    const signed = step.challenge.signed ?? '';
    const proved = await provePasskey(db, config, { signed, response, userId, now });
    return proved ? undefined : factorMessages.wrongPasskey;
  });
  return enterBy(context, step, 'passkey');
};

/** POST sign-in/code. */
export const signInByCode: Verb<CallOf<'session.code'>> = async context => {
  const { body, db, services } = context;
  const settings = settingsOf(services.config);
  const step = await stepOf(context, body.challenge, 'sign-in');
  const trying = await tryingOf(context, step.person);
  await tryFactor(db, trying, '/code', () =>
    proveTotp(db, settings, { ...trying, code: body.code }),
  );
  return enterBy(context, step, 'code');
};

/** POST sign-in/recovery-code: the code is used up, which the person is told by mail. */
export const signInByRecoveryCode: Verb<CallOf<'session.recoveryCode'>> = async context => {
  const { body, db, services } = context;
  const settings = settingsOf(services.config);
  const step = await stepOf(context, body.challenge, 'sign-in');
  const trying = await tryingOf(context, step.person);
  await tryFactor(db, trying, '/code', () =>
    proveRecoveryCode(db, settings, { ...trying, code: body.code }),
  );
  return enterBy(context, step, 'recovery-code', async inner => {
    const { id, email } = step.person;
    const { codesLeft } = await ownedFactors(inner, id);
    await context.audit.within(inner, { id }).record({
      action: 'use-recovery-code',
      entity: 'users',
      entityId: id,
      before: { recoveryCodesLeft: codesLeft + 1 },
      after: { recoveryCodesLeft: codesLeft },
    });
    await tellSecurity({ ...context, db: inner }, email, 'code-used', `Codes left: ${codesLeft}`);
  });
};

/** POST sign-in/factor: the factor that a role requires is set up before there is a session. */
export const beginRequiredFactor: Verb<CallOf<'session.beginFactor'>> = async context => {
  const { body } = context;
  settingsOf(context.services.config);
  const { challenge, person } = await stepOf(context, body.challenge, 'enrol');
  context.audit.nothingChanged();
  return beginSetUp(context, person, body.kind, { id: challenge.id, token: body.challenge });
};

/** POST sign-in/factor/complete: the factor and the session come in one transaction. */
export const completeRequiredFactor: Verb<CallOf<'session.completeFactor'>> = async context => {
  const { body } = context;
  settingsOf(context.services.config);
  const { challenge, person } = await stepOf(context, body.challenge, 'enrol');
  let recoveryCodes: readonly string[] = [];
  const user = await enter(context, person, {
    isPersistent: challenge.isPersistent,
    ...externalOf(challenge),
    proved: sql`true`,
    factor: {
      by: challenge.sealedSecret !== null ? 'code' : 'passkey',
      take: async db => {
        const made = await completeSetUp({ ...context, db }, person, challenge, body);
        recoveryCodes = made.recoveryCodes ?? [];
      },
    },
  });
  return { user, recoveryCodes: [...recoveryCodes] };
};
