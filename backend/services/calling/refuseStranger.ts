import { timingSafeEqual } from 'node:crypto';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Context } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';

const isSecret = (given: string | undefined, secret: string): boolean => {
  const one = Buffer.from(given ?? '');
  const other = Buffer.from(`Bearer ${secret}`);
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The company's telephony names the secret of `TELEPHONY_SECRET`. @throws Refusal FORBIDDEN for anyone else */
export const refuseStranger = ({ services, reply }: Pick<Context, 'services' | 'reply'>): void => {
  const { telephony } = services.config;
  if (!telephony?.secret || !isSecret(reply.request.headers.authorization, telephony.secret))
    throw new Refusal('FORBIDDEN', refusals.notAllowed);
};
