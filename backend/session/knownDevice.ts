import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { knownDevices } from '../database/schema/index.ts';
import { cookieName, optionsFor } from './cookie.ts';
import { hashToken } from './passwordLink.ts';

const day = 24 * 60 * 60_000;
/** How long a browser is known without a sign-in. */
const lifetime = 180 * day;
/** Accounts that one browser is known to; the oldest makes room. */
const mostAccounts = 5;

interface Holder {
  readonly id: number;
  readonly email: string;
  readonly passwordHash: string | null;
}

interface Entry {
  readonly userId: number;
  readonly since: number;
  readonly device: string;
  readonly seal: string;
}

const nameFor = (config: Config): string => cookieName(config, 'console-device');

/**
 * Sealed with the stored password of its account, which no browser knows: a new password or another e-mail makes every device
 * unknown to the counts of tries. That a person was there before stays in `known_devices`, until they forget it.
 */
const sealOf = ({ id, email, passwordHash }: Holder, since: number, device: string): string =>
  createHmac('sha256', passwordHash ?? '')
    .update([id, email.toLowerCase(), since, device].join('\n'))
    .digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const entriesOf = (request: FastifyRequest, config: Config): Entry[] =>
  (request.cookies[nameFor(config)] ?? '').split('~').flatMap(text => {
    const [userId = '', since = '', device = '', seal = ''] = text.split('.');
    return seal === '' ? [] : [{ userId: Number(userId), since: Number(since), device, seal }];
  });

const written = ({ userId, since, device, seal }: Entry): string =>
  [userId, since, device, seal].join('.');

const isRow = (userId: number, device: string) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, hashToken(device)));

const hasRow = async (db: Database, userId: number, device: string): Promise<boolean> => {
  const rows = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(isRow(userId, device));
  return rows.length > 0;
};

/** What the row of this browser has in place of its name, for the person it belongs to; undefined where it has none. */
export const deviceHashOf = (
  request: FastifyRequest,
  config: Config,
  userId: number,
): string | undefined => {
  const own = entriesOf(request, config).find(entry => entry.userId === userId);
  return own && hashToken(own.device);
};

/** @returns the name of the browser that a request comes from, when the account was signed in with it before. */
export const knownDevice = async (
  db: Database,
  request: FastifyRequest,
  config: Config,
  holder: Holder,
  now: Date,
): Promise<string | undefined> => {
  if (holder.passwordHash === null) return undefined;
  const device = entriesOf(request, config).find(
    ({ userId, since, device: name, seal }) =>
      userId === holder.id &&
      now.getTime() - since < lifetime &&
      isSame(seal, sealOf(holder, since, name)),
  )?.device;
  return device !== undefined && (await hasRow(db, holder.id, device)) ? device : undefined;
};

interface Visit {
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
}

/**
 * Makes the browser known to an account that has just proved itself.
 * @returns whether it was not seen before with this account
 */
export const rememberDevice = async (
  db: Database,
  reply: FastifyReply,
  config: Config,
  holder: Holder,
  { ip, userAgent, now }: Visit,
): Promise<boolean> => {
  const entries = entriesOf(reply.request, config);
  const named = entries.find(({ userId }) => userId === holder.id)?.device;
  // A name that we did not give is none, so that nobody plants one.
  const isSeen = named !== undefined && (await hasRow(db, holder.id, named));
  const device = isSeen ? named : randomBytes(16).toString('base64url');
  const seen = { address: ip, userAgent: userAgent.slice(0, 400), lastSeenAt: now };
  await db
    .insert(knownDevices)
    .values({ userId: holder.id, deviceHash: hashToken(device), firstSeenAt: now, ...seen })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { ...seen, signIns: sql`${knownDevices.signIns} + 1` },
    });
  const since = now.getTime();
  const fresh = { userId: holder.id, since, device, seal: sealOf(holder, since, device) };
  const others = entries.filter(({ userId }) => userId !== holder.id);
  reply.setCookie(
    nameFor(config),
    [fresh, ...others].slice(0, mostAccounts).map(written).join('~'),
    { ...optionsFor(config), maxAge: lifetime / 1000 },
  );
  return !isSeen;
};
