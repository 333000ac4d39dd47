import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import { passkeys, users } from '../../database/schema/index.ts';
import { relyingParty, type RelyingParty } from './relyingParty.ts';

type Key = typeof passkeys.$inferSelect;

/** @throws Refusal UNAVAILABLE where passkeys cannot be made for the address of the console */
const partyOf = (config: Config): RelyingParty => {
  const party = relyingParty(config);
  if (!party) throw new Refusal('UNAVAILABLE', factorMessages.noPasskeys);
  return party;
};

const described = ({ credentialId, transports }: Key) => ({
  id: credentialId,
  transports: [...transports],
});

/** What a passkey has to sign. @param keys of one person; without them any passkey of the console may */
export const askPasskey = (config: Config, keys?: readonly Key[]) =>
  generateAuthenticationOptions({
    rpID: partyOf(config).id,
    // The passkey is both factors: the device asks for a finger, a face or a PIN.
    userVerification: 'required',
    ...(keys && { allowCredentials: keys.map(described) }),
  });

interface Person {
  readonly id: number;
  readonly uuid: string;
  readonly email: string;
  readonly name: string;
}

/** What the browser is asked to make a passkey by. One that the person has is not made again. */
export const offerPasskey = (config: Config, person: Person, keys: readonly Key[]) => {
  const { id, name } = partyOf(config);
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(person.uuid),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: keys.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/** Whether a new passkey was made for this console and this step. @returns what is kept of it; undefined for a wrong one */
export const readNewPasskey = async (
  config: Config,
  signed: string,
  response: unknown,
): Promise<
  Pick<Key, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'> | undefined
> => {
  const { id, origin } = partyOf(config);
  const checked = await verifyRegistrationResponse({
    // Its shape was checked against the call; the library looks at what is in it.
    response: response as RegistrationResponseJSON,
    expectedChallenge: signed,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
};

interface Signed {
  readonly signed: string;
  readonly response: unknown;
  /** Whose passkey it must be; absent: whoever it belongs to. */
  readonly userId?: number | undefined;
  readonly now: Date;
}

const findKey = async (db: Database, credentialId: string, userId: number | undefined) => {
  const [found] = await db
    .select({ key: passkeys, uuid: users.uuid })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(
      and(
        eq(passkeys.credentialId, credentialId),
        ...(userId === undefined ? [] : [eq(passkeys.userId, userId)]),
      ),
    );
  return found;
};

/**
 * Whether a passkey signed what it was asked to, for this console, with its person there. A counter that goes back is that of a copy;
 * of two answers with one counter the first is taken.
 * @returns whose it is; undefined for a wrong one
 */
export const provePasskey = async (
  db: Database,
  config: Config,
  { signed, response, userId, now }: Signed,
): Promise<{ userId: number; name: string } | undefined> => {
  const { id, origin } = partyOf(config);
  const answer = response as AuthenticationResponseJSON;
  const found = await findKey(db, answer.id, userId);
  if (!found) return undefined;
  const { key, uuid } = found;
  const handle = answer.response.userHandle;
  if (handle && Buffer.from(handle, 'base64url').toString() !== uuid) return undefined;
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: signed,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: [...key.transports],
    },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  const moved = await db
    .update(passkeys)
    .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, key.id), eq(passkeys.counter, key.counter)))
    .returning({ id: passkeys.id });
  return moved.length > 0 ? { userId: key.userId, name: key.name } : undefined;
};
