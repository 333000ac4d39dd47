import { and, eq, lte } from 'drizzle-orm';
import { ringsFor } from '#contract/domain/calling/incoming.ts';
import type { Services } from '../../../calls/Context.ts';
import { incomingCalls } from '../../../database/schema/index.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { missLine } from './missLine.ts';

/** Lines that rang for long enough are missed, whether or not the telephony tells that the caller gave up. */
export const sweepLines = async (services: Services): Promise<void> => {
  const before = new Date(services.now().getTime() - ringsFor);
  const isOver = and(eq(incomingCalls.state, 'ringing'), lte(incomingCalls.rangAt, before));
  if ((await services.db.$count(incomingCalls, isOver)) === 0) return;
  await transactionWithEffects(services.db, async db => {
    const rows = await db
      .select()
      .from(incomingCalls)
      .where(isOver)
      .for('update', { skipLocked: true });
    for (const row of rows) await missLine({ db, services }, row);
  });
};
