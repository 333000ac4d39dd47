import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../calls/Context.ts';
import type { Screens } from '../screens/readScreens.ts';
import { presentRecord, rowOrRefuse, screenOf, visibleRows } from './recordRows.ts';

/** GET records/{resource}/{id}. */
export const getRecord =
  (screens: Screens): Verb<CallOf<'records.get'>> =>
  async ({ params, actor, db, services }) => {
    const screen = screenOf(screens, params.resource);
    const visible = visibleRows(screen, actor, 'show', indiaDay(services.now()));
    return presentRecord(await rowOrRefuse(db, screen, params.id, visible), screen, actor);
  };
