import type { CallOf } from '#contract/calls/index.ts';
import {
  isDashboardType,
  mayOpenDashboard,
  tilesOf,
} from '#contract/domain/dashboards/dashboards.ts';
import { isTileKey, type TileKey } from '#contract/domain/dashboards/tiles.ts';
import { whoseWork } from '#contract/domain/dashboards/whoseWork.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import type { RightsOfCall } from '../../calls/mayCall.ts';
import { notAllowed, notFound } from '../../calls/Refusal.ts';
import { badQuery } from '../../query/refuseQuery.ts';
import { countTiles } from './countTiles.ts';

/** The dashboard of a line is for those who work it (part 1 section 2). */
export const refuseDashboard: RightsOfCall = ({ type = '' }, actor) => {
  if (isDashboardType(type) && !mayOpenDashboard(type, actor.roleCodes)) throw notAllowed();
};

/** @throws Refusal 400 naming the first word that is not a tile. */
const readKeys = (types: string | undefined): TileKey[] | undefined =>
  types
    ?.split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map(key => {
      if (isTileKey(key)) return key;
      throw badQuery('types', 'choice', `types: there is no tile "${key.slice(0, 60)}".`);
    });

/** GET dashboard/{type}: the numbers of the tiles that it shows the person, or of those that `types` names of them. */
export const getDashboard: Verb<CallOf<'dashboard.get'>> = async ({
  params: { type },
  query,
  actor,
  db,
  services,
}) => {
  if (!isDashboardType(type)) throw notFound(notThere.dashboard);
  const asked = readKeys(query.types);
  const keys = tilesOf(type, actor.grants).filter(key => asked?.includes(key) ?? true);
  const setting = { actor, today: indiaDay(services.now()) };
  const results = await countTiles(db, keys, setting, type);
  return { type, whose: whoseWork(actor.grants), results };
};
