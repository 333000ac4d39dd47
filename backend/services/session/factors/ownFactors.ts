import { and, eq, ne, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { passkeys, recoveryCodes, sessions, totpFactors } from '../../../database/schema/index.ts';
import { createChallenge, findChallenge } from '../../../session/factors/challenges.ts';
import { needsFactor } from '../../../session/factors/needsFactor.ts';
import { ownedFactors } from '../../../session/factors/ownedFactors.ts';
import { tellSecurity } from '../../../session/securityMails.ts';
import { makeRecoveryCodes } from './makeRecoveryCodes.ts';
import { requireProof } from './ownProof.ts';
import { lockPerson, personOf, settingsOf } from './personOf.ts';
import { beginSetUp, completeSetUp } from './setUpFactor.ts';

type Own = Pick<Context, 'db' | 'services' | 'request' | 'reply' | 'audit'> & {
  readonly actor: Actor;
};

/** POST own-security/factors. */
export const beginFactor: Verb<CallOf<'ownSecurity.beginFactor'>> = async context => {
  const { body, db, services, actor, audit } = context;
  settingsOf(services.config);
  requireProof(context);
  audit.nothingChanged();
  const { token } = await createChallenge(db, {
    purpose: 'add',
    userId: actor.id,
    now: services.now(),
  });
  const challenge = await findChallenge(db, token, ['add'], services.now());
  if (!challenge) throw new Error('A step that was just opened is not there');
  return beginSetUp(context, await personOf(db, actor.id), body.kind, { id: challenge.id, token });
};

/** POST own-security/factors/complete: this session has proved the factor, and with the first one all others end. */
export const completeFactor: Verb<CallOf<'ownSecurity.completeFactor'>> = async context => {
  const { body, db, services, actor } = context;
  settingsOf(services.config);
  requireProof(context);
  const challenge = await findChallenge(db, body.challenge, ['add'], services.now());
  if (challenge?.userId !== actor.id) throw new Refusal('CONFLICT', factorMessages.stepOver);
  const person = await personOf(db, actor.id);
  const {
    by,
    isFirst,
    recoveryCodes: made,
  } = await completeSetUp(context, person, challenge, body);
  await db.update(sessions).set({ factor: by }).where(eq(sessions.id, actor.session.id));
  if (isFirst)
    await db
      .delete(sessions)
      .where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.session.id)));
  return made ? { recoveryCodes: made } : {};
};

/**
 * Before one of them goes: the person is held, and the last factor stays while a role needs one.
 * @param rest how many others there are
 * @throws Refusal CONFLICT
 */
const refuseLast = ({ services, actor }: Own, rest: number): void => {
  if (rest === 0 && needsFactor(services.config, actor.roleCodes))
    throw new Refusal('CONFLICT', factorMessages.lastFactor);
};

/** What follows when one is gone: without any there are no recovery codes, and no session has proved one. */
const removed = async (context: Own, what: string, rest: number) => {
  const { db, actor, audit } = context;
  if (rest === 0) {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.id));
    await db.update(sessions).set({ factor: null }).where(eq(sessions.userId, actor.id));
  }
  await audit.record({
    action: 'remove-factor',
    entity: 'users',
    entityId: actor.id,
    before: { secondFactor: what },
    after: {},
  });
  await tellSecurity(context, actor.email, 'factor-removed', what);
  return { done: true } as const;
};

/** POST own-security/app/remove. */
export const removeApp: Verb<CallOf<'ownSecurity.removeApp'>> = async context => {
  const { db, actor } = context;
  requireProof(context);
  await lockPerson(db, actor.id);
  const { app, keys } = await ownedFactors(db, actor.id);
  if (!app) throw new Refusal('CONFLICT', factorMessages.noFactor);
  refuseLast(context, keys.length);
  await db.delete(totpFactors).where(eq(totpFactors.userId, actor.id));
  return removed(context, 'Authenticator app', keys.length);
};

/** One's own passkey, held. @throws Refusal NOT_FOUND, or STALE_VERSION with the passkey as it is */
const takeKey = async ({ db, actor }: Own, id: number, version: number) => {
  const [key] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, actor.id)))
    .for('update');
  if (!key) throw notFound(factorMessages.noPasskey);
  if (key.version !== version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: { id, name: key.name, version: key.version },
    });
  return key;
};

/** POST own-security/passkeys/{id}/remove. */
export const removePasskey: Verb<CallOf<'ownSecurity.removePasskey'>> = async context => {
  const { db, actor, params, body } = context;
  requireProof(context);
  await lockPerson(db, actor.id);
  const key = await takeKey(context, params.id, body.version);
  const { app, keys } = await ownedFactors(db, actor.id);
  const rest = keys.length - 1 + (app ? 1 : 0);
  refuseLast(context, rest);
  await db.delete(passkeys).where(eq(passkeys.id, key.id));
  return removed(context, `Passkey: ${key.name}`, rest);
};

/** PUT own-security/passkeys/{id}. */
export const renamePasskey: Verb<CallOf<'ownSecurity.renamePasskey'>> = async context => {
  const { db, actor, params, body, audit } = context;
  const key = await takeKey(context, params.id, body.version);
  const name = body.name.trim();
  if (name === key.name) {
    audit.nothingChanged();
    return { id: key.id, name, version: key.version };
  }
  const version = key.version + 1;
  await db
    .update(passkeys)
    .set({ name, version: sql`${passkeys.version} + 1`, updatedBy: actor.id })
    .where(eq(passkeys.id, key.id));
  await audit.record({
    action: 'rename-passkey',
    entity: 'users',
    entityId: actor.id,
    before: { passkey: key.name },
    after: { passkey: name },
  });
  return { id: key.id, name, version };
};

/** POST own-security/recovery-codes. */
export const renewRecoveryCodes: Verb<CallOf<'ownSecurity.makeRecoveryCodes'>> = async context => {
  const { db, services, actor, audit } = context;
  const settings = settingsOf(services.config);
  requireProof(context);
  await lockPerson(db, actor.id);
  const { hasAny, codesLeft } = await ownedFactors(db, actor.id);
  if (!hasAny) throw new Refusal('CONFLICT', factorMessages.noFactor);
  const made = await makeRecoveryCodes(db, settings, actor.id, services.now());
  await audit.record({
    action: 'make-recovery-codes',
    entity: 'users',
    entityId: actor.id,
    before: { recoveryCodesLeft: codesLeft },
    after: { recoveryCodesLeft: made.length },
  });
  await tellSecurity(context, actor.email, 'codes-made');
  return { recoveryCodes: made };
};
