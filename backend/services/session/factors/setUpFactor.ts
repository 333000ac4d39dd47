import { and, eq, ne } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { Context } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { factorChallenges, passkeys, totpFactors } from '../../../database/schema/index.ts';
import {
  takeChallenge,
  updateChallenge,
  type Challenge,
} from '../../../session/factors/challenges.ts';
import { ownedFactors, type OwnedFactors } from '../../../session/factors/ownedFactors.ts';
import { offerPasskey, readNewPasskey } from '../../../session/factors/passkey.ts';
import { openSecret, sealSecret } from '../../../session/factors/sealSecret.ts';
import { newTotpSecret, stepOfCode, totpUri } from '../../../session/factors/totp.ts';
import { tellSecurity } from '../../../session/securityMails.ts';
import { makeRecoveryCodes } from './makeRecoveryCodes.ts';
import { lockPerson, settingsOf, type Person } from './personOf.ts';

type Setting = Pick<Context, 'db' | 'services' | 'request' | 'reply' | 'audit'>;
type Begun = AnswerOf<CallOf<'ownSecurity.beginFactor'>>;
type Body = BodyOf<CallOf<'ownSecurity.completeFactor'>>;

const mostPasskeys = 20;

/** What an app or a browser needs to make a factor; the step keeps what it has to come back with. */
export const beginSetUp = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  person: Person,
  kind: 'code' | 'passkey',
  { id, token }: { readonly id: number; readonly token: string },
): Promise<Begun> => {
  const { config } = services;
  const { key } = settingsOf(config);
  const { app, keys } = await ownedFactors(db, person.id);
  if (kind === 'passkey') {
    if (keys.length >= mostPasskeys) throw new Refusal('CONFLICT', factorMessages.manyPasskeys);
    const options = await offerPasskey(config, person, keys);
    await updateChallenge(db, id, { signed: options.challenge, sealedSecret: null });
    return { challenge: token, options: { ...options } };
  }
  if (app) throw new Refusal('CONFLICT', factorMessages.hasApp);
  const secret = newTotpSecret();
  const sealedSecret = sealSecret(key, person.id, secret);
  await updateChallenge(db, id, { sealedSecret, signed: null });
  const uri = totpUri(secret, { email: person.email, product: config.product.name });
  return { challenge: token, secret, uri };
};

const stored = (person: Person) => ({
  userId: person.id,
  createdBy: person.id,
  updatedBy: person.id,
});

/** The app shows the code of the secret: from then on it is a factor, and this code is used. */
const addApp = async (
  { db, services }: Setting,
  person: Person,
  owned: OwnedFactors,
  { sealedSecret, code }: { readonly sealedSecret: string; readonly code: string },
): Promise<string> => {
  if (owned.app) throw new Refusal('CONFLICT', factorMessages.hasApp);
  const now = services.now();
  const secret = openSecret(settingsOf(services.config).key, person.id, sealedSecret);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  if (step === undefined) throw invalidField('/code', 'wrong', factorMessages.wrongCode);
  await db
    .insert(totpFactors)
    .values({ ...stored(person), sealedSecret, lastStep: step, lastUsedAt: now, createdAt: now });
  return 'Authenticator app';
};

const addPasskey = async (
  { db, services }: Setting,
  person: Person,
  {
    signed,
    response,
    name,
  }: { readonly signed: string; readonly response: unknown; readonly name: string },
): Promise<string> => {
  const made = await readNewPasskey(services.config, signed, response);
  if (!made) throw invalidField('/response', 'wrong', factorMessages.passkeyNotMade);
  const added = await db
    .insert(passkeys)
    .values({ ...stored(person), ...made, name, createdAt: services.now() })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  if (added.length === 0) throw new Refusal('CONFLICT', factorMessages.knownPasskey);
  return `Passkey: ${name}`;
};

/** A name for a passkey that nobody named. */
const usualName = 'Passkey';

/**
 * Completes what was begun, in a transaction: takes the step, keeps the factor, makes recovery codes with the first one, writes
 * history and tells the person. Other steps that are open for the person end with the first factor: none of them asked for it.
 */
export const completeSetUp = async (
  context: Setting,
  person: Person,
  challenge: Challenge,
  { code, response, name }: Body,
): Promise<{ by: 'code' | 'passkey'; isFirst: boolean; recoveryCodes: string[] | undefined }> => {
  const { db, services, audit } = context;
  await lockPerson(db, person.id);
  const owned = await ownedFactors(db, person.id);
  if (challenge.purpose === 'enrol' && owned.hasAny)
    throw new Refusal('LOGIN_FAILED', factorMessages.hasFactor);
  if (!(await takeChallenge(db, challenge.id)))
    throw new Refusal('CONFLICT', factorMessages.stepOver);
  const { sealedSecret, signed } = challenge;
  const by = sealedSecret !== null ? 'code' : 'passkey';
  let what: string;
  if (sealedSecret !== null && code !== undefined)
    what = await addApp(context, person, owned, { sealedSecret, code });
  else if (signed !== null && response !== undefined)
    what = await addPasskey(context, person, { signed, response, name: name?.trim() ?? usualName });
  else throw invalidField('/code', 'missing', factorMessages.nothingGiven);
  const isFirst = !owned.hasAny;
  if (isFirst)
    await db
      .delete(factorChallenges)
      .where(and(eq(factorChallenges.userId, person.id), ne(factorChallenges.purpose, 'proof')));
  const recoveryCodes = isFirst
    ? await makeRecoveryCodes(db, settingsOf(services.config), person.id, services.now())
    : undefined;
  await audit.within(db, person).record({
    action: 'add-factor',
    entity: 'users',
    entityId: person.id,
    before: {},
    after: { secondFactor: what },
  });
  await tellSecurity(context, person.email, 'factor-added', what);
  return { by, isFirst, recoveryCodes };
};
