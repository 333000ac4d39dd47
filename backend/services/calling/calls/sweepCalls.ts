import { and, eq, inArray, lte, or } from 'drizzle-orm';
import { askAfter } from '#contract/domain/calling/callMachine.ts';
import type { Services } from '../../../calls/Context.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { calls } from '../../../database/schema/index.ts';
import { endOverdue } from './endOverdue.ts';
import { releaseLapsed } from '../lease.ts';
import { takeNotice } from '../takeNotice.ts';

/** Notices that the embedded telephony has to tell by now; they are told again when they could not be taken. */
const tellDue = (services: Services): Promise<void> =>
  transactionWithEffects(services.db, async db => {
    for (const notice of await services.telephony.due(db, services.now()))
      await takeNotice({ db, services }, notice);
  });

/** Calls that the clock may have to do with. */
const overdue = (services: Services): Promise<{ id: number }[]> => {
  const now = services.now();
  return services.db
    .select({ id: calls.id })
    .from(calls)
    .where(
      or(
        and(
          inArray(calls.state, ['dialling', 'ringing', 'connected', 'on-hold']),
          lte(calls.heardAt, new Date(now.getTime() - askAfter)),
        ),
        and(eq(calls.state, 'wrap-up'), lte(calls.wrapUpUntil, now)),
      ),
    )
    .limit(200);
};

/**
 * One round of the clock: notices that are due, calls whose time is over, cases that their agent has no more. Several
 * processes may do it at once: what one has locked the others pass over.
 */
export const sweepCalls = async (services: Services): Promise<void> => {
  await tellDue(services);
  for (const { id } of await overdue(services))
    await transactionWithEffects(services.db, async db => {
      const [row] = await db
        .select()
        .from(calls)
        .where(eq(calls.id, id))
        .for('update', { skipLocked: true });
      if (row) await endOverdue(db, services, row);
    });
  await transactionWithEffects(services.db, db => releaseLapsed({ db, services }));
};
