import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { refuseStranger } from './refuseStranger.ts';
import { takeNotice } from './takeNotice.ts';

/**
 * POST telephony/notices: from the company's telephony, which names the secret of `TELEPHONY_SECRET`. Each notice is
 * taken once; a call that nobody knows is counted and nothing else.
 */
export const takeNotices: Verb<CallOf<'telephony.notices'>> = async context => {
  refuseStranger(context);
  const { services, body, audit } = context;
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
