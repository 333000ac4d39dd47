import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { familyOrRefuse } from './internal.ts';

/** GET get-package-families/details/{id}. */
export const getFamily: Verb<CallOf<'packageFamilies.get'>> = ({ params, db }) =>
  familyOrRefuse(db, params.id);
