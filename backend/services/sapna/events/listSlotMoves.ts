import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../../../calls/Context.ts';
import { eventOrRefuse } from './eventRows.ts';
import { refuseBadDays } from './internal.ts';
import { readSlotMoves } from './slotMoves.ts';

/** GET events/{id}/slot-moves: what `updateSlot=true` would do with these days; writes nothing (T124). */
export const listSlotMoves: Verb<CallOf<'events.slotMoves'>> = async ({
  params,
  query,
  db,
  services,
}) => {
  const today = indiaDay(services.now());
  const before = await eventOrRefuse(db, params.id);
  refuseBadDays(query, today, 'query');
  const results = await readSlotMoves(db, { eventId: params.id, before, after: query, today });
  return {
    results,
    totalCount: results.length,
    conflictCount: results.filter(({ conflict }) => conflict !== undefined).length,
  };
};
