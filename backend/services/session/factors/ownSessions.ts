import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { knownDevices, sessions } from '../../../database/schema/index.ts';
import { deviceInWords } from '../../../session/deviceInWords.ts';
import { needsFactor } from '../../../session/factors/needsFactor.ts';
import { ownedFactors } from '../../../session/factors/ownedFactors.ts';
import { relyingParty } from '../../../session/factors/relyingParty.ts';
import { deviceHashOf } from '../../../session/knownDevice.ts';
import { idleLimit } from '../../../session/sessions.ts';
import { proofsOf, provedUntil } from './ownProof.ts';
import { personOf } from './personOf.ts';

const seen = ({ userAgent, address }: { userAgent: string | null; address: string | null }) => ({
  device: deviceInWords(userAgent),
  ...(address !== null && { address }),
});

const used = (lastUsedAt: Date | null) => lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() };

/** GET own-security. */
export const readOwnSecurity: Verb<CallOf<'ownSecurity.read'>> = async ({
  db,
  actor,
  services,
  reply,
}) => {
  const { config } = services;
  const now = services.now();
  const [person, owned, open, devices] = [
    await personOf(db, actor.id),
    await ownedFactors(db, actor.id),
    await db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, actor.id),
          gt(sessions.expiresAt, now),
          gt(sessions.lastSeenAt, new Date(now.getTime() - idleLimit)),
        ),
      )
      .orderBy(desc(sessions.lastSeenAt)),
    await db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, actor.id))
      .orderBy(desc(knownDevices.lastSeenAt))
      .limit(50),
  ];
  const own = deviceHashOf(reply.request, config, actor.id);
  const until = provedUntil(actor, now);
  return {
    isOn: config.secondFactor !== null,
    ...(!config.secondFactor && { missing: 'SECRETS_KEY' }),
    isRequired: needsFactor(config, actor.roleCodes),
    hasPasskeys: relyingParty(config) !== undefined,
    proofs: proofsOf(person, owned),
    ...(until && { provedUntil: until.toISOString() }),
    ...(owned.app && {
      app: { addedAt: owned.app.createdAt.toISOString(), ...used(owned.app.lastUsedAt) },
    }),
    passkeys: owned.keys.map(({ id, name, isBackedUp, createdAt, lastUsedAt, version }) => ({
      id,
      name,
      isBackedUp,
      version,
      addedAt: createdAt.toISOString(),
      ...used(lastUsedAt),
    })),
    recoveryCodesLeft: owned.codesLeft,
    sessions: open.map(session => ({
      id: session.id,
      ...seen(session),
      isThis: session.id === actor.session.id,
      beganAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      ...(session.factor && { factor: session.factor }),
    })),
    devices: devices.map(device => ({
      id: device.id,
      ...seen(device),
      isThis: device.deviceHash === own,
      firstSeenAt: device.firstSeenAt.toISOString(),
      lastSeenAt: device.lastSeenAt.toISOString(),
    })),
  };
};

/** POST own-security/sessions/{id}/end. */
export const endOwnSession: Verb<CallOf<'ownSecurity.endSession'>> = async context => {
  const { db, actor, params, audit } = context;
  if (params.id === actor.session.id) throw new Refusal('CONFLICT', factorMessages.thisSession);
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, params.id), eq(sessions.userId, actor.id)))
    .returning({ userAgent: sessions.userAgent, address: sessions.address });
  if (!ended) throw notFound(factorMessages.noSession);
  await audit.record({
    action: 'end-session',
    entity: 'session',
    entityId: params.id,
    before: seen(ended),
  });
  return { done: true };
};

/** POST own-security/sessions/end-others. */
export const endOtherSessions: Verb<CallOf<'ownSecurity.endOtherSessions'>> = async context => {
  const { db, actor, audit } = context;
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.session.id)))
    .returning({ id: sessions.id, userAgent: sessions.userAgent, address: sessions.address });
  if (ended.length === 0) audit.nothingChanged();
  await audit.record(
    ...ended.map(({ id, ...session }) => ({
      action: 'end-session' as const,
      entity: 'session',
      entityId: id,
      before: seen(session),
    })),
  );
  return { ended: ended.length };
};

/** POST own-security/devices/{id}/forget: the next sign-in from it is told as one from a new device. */
export const forgetDevice: Verb<CallOf<'ownSecurity.forgetDevice'>> = async context => {
  const { db, actor, params, audit } = context;
  const [forgotten] = await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.id, params.id), eq(knownDevices.userId, actor.id)))
    .returning({ userAgent: knownDevices.userAgent, address: knownDevices.address });
  if (!forgotten) throw notFound(factorMessages.noDevice);
  await audit.record({
    action: 'forget-device',
    entity: 'users',
    entityId: actor.id,
    before: { device: deviceInWords(forgotten.userAgent) },
    after: {},
  });
  return { done: true };
};
