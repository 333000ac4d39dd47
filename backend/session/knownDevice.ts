import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieName, optionsFor } from './cookie.ts';

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
 * unknown, and nothing has to be kept for it.
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

/** @returns the name of the browser that a request comes from, when the account was signed in with it before. */
export const knownDevice = (
  request: FastifyRequest,
  config: Config,
  holder: Holder,
  now: Date,
): string | undefined => {
  if (holder.passwordHash === null) return undefined;
  return entriesOf(request, config).find(
    ({ userId, since, device, seal }) =>
      userId === holder.id &&
      now.getTime() - since < lifetime &&
      isSame(seal, sealOf(holder, since, device)),
  )?.device;
};

/** Makes the browser known to an account that has just proved itself. One without a password needs none. */
export const rememberDevice = (
  reply: FastifyReply,
  config: Config,
  holder: Holder,
  now: Date,
): void => {
  if (holder.passwordHash === null) return;
  const { request } = reply;
  const device = knownDevice(request, config, holder, now) ?? randomBytes(16).toString('base64url');
  const since = now.getTime();
  const fresh = { userId: holder.id, since, device, seal: sealOf(holder, since, device) };
  const others = entriesOf(request, config).filter(({ userId }) => userId !== holder.id);
  reply.setCookie(
    nameFor(config),
    [fresh, ...others].slice(0, mostAccounts).map(written).join('~'),
    { ...optionsFor(config), maxAge: lifetime / 1000 },
  );
};
