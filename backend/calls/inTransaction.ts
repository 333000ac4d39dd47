import type { Call } from '#contract/calls/call.ts';
import type { Context } from './Context.ts';
import { againAfterClash } from './againAfterClash.ts';
import { transactionWithEffects } from '../database/transactionWithEffects.ts';
import { runOnce } from './runOnce.ts';

type Around = Pick<Context, 'services' | 'db' | 'audit' | 'request' | 'actor'> &
  Record<'params' | 'query' | 'body', unknown>;

/**
 * One transaction around an effect: at most once per key, and never without its history. It is run again after a
 * deadlock; what leaves the console (`afterCommit`) waits until all of it is committed.
 */
export const inTransaction = <Inner extends Around, Answer>(
  call: Call,
  context: Inner,
  effect: (inside: Inner) => Promise<Answer>,
): Promise<Answer> =>
  againAfterClash(() =>
    transactionWithEffects(context.services.db, async db => {
      const { actor, params, query, body, request } = context;
      const audit = context.audit.within(db, actor);
      const run = async () => {
        const answer = await effect({ ...context, db, audit });
        if (!audit.isSettled)
          throw new Error(`${call.id} changed something without an audit entry`);
        return answer;
      };
      const key = request.idempotencyKey;
      return key
        ? runOnce(
            db,
            {
              key,
              userId: actor.id,
              callId: call.id,
              request: { params, query, body },
              shownOnce: call.shownOnce,
            },
            run,
          )
        : run();
    }),
  );
