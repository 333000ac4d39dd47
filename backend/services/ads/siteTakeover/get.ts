import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import { slotOrRefuse } from './slotRows.ts';

/** GET helper/8: one slot. The stories panel asks for stories, and a site takeover is none. */
export const getSiteTakeover: Verb<CallOf<'siteTakeovers.get'>> = async ({
  query,
  db,
  services,
}) => {
  if (query.source === 'stories_panel') throw notFound(notThere.story);
  return slotOrRefuse(db, query.slot_id, indiaDay(services.now()));
};
