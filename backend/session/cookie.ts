import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fullLimit } from './sessions.ts';

const isSecure = (config: Config): boolean => config.publicUrl.protocol === 'https:';

/** The __Host- prefix binds a cookie to this very host, but browsers accept it over https only. */
export const cookieName = (config: Config, name: string): string =>
  isSecure(config) ? `__Host-${name}` : name;

const nameFor = (config: Config): string => cookieName(config, 'console-session');

export const optionsFor = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const;

export const readCookie = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[nameFor(config)];

/** @param isPersistent kept when the browser closes, for as long as a session can last; else gone with it. */
export const setCookie = (
  reply: FastifyReply,
  config: Config,
  token: string,
  isPersistent: boolean,
): void => {
  reply.setCookie(nameFor(config), token, {
    ...optionsFor(config),
    ...(isPersistent ? { maxAge: fullLimit / 1000 } : {}),
  });
};

export const clearCookie = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(nameFor(config), optionsFor(config));
};
