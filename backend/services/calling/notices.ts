import { timingSafeEqual } from 'node:crypto';
import type { CallOf } from '#contract/calls/index.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { takeNotice } from './takeNotices.ts';

const isSecret = (given: string | undefined, secret: string): boolean => {
  const one = Buffer.from(given ?? '');
  const other = Buffer.from(`Bearer ${secret}`);
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * POST telephony/notices: from the company's telephony, which names the secret of `TELEPHONY_SECRET`. Each notice is
 * taken once; a call that nobody knows is counted and nothing else.
 */
export const takeNotices: Verb<CallOf<'telephony.notices'>> = async context => {
  const { services, body, reply, audit } = context;
  const { telephony } = services.config;
  if (!telephony?.secret || !isSecret(reply.request.headers.authorization, telephony.secret))
    throw new Refusal('FORBIDDEN', refusals.notAllowed);
  audit.nothingChanged();
  let taken = 0;
  for (const { id, communicationId, kind, at } of body.notices) {
    const isKnown = await transactionWithEffects(services.db, db =>
      takeNotice({ db, services }, { id, communicationId, kind, at: new Date(at) }),
    );
    taken += isKnown ? 1 : 0;
  }
  return { taken, unknown: body.notices.length - taken };
};
