import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { regionOrRefuse } from './regionRows.ts';

/** GET region/{id}. */
export const getRegion: Verb<CallOf<'regions.get'>> = ({ params, db }) =>
  regionOrRefuse(db, params.id);
