import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { packageOrRefuse } from './internal.ts';

/** GET get-packages/details/{id}. */
export const getPackage: Verb<CallOf<'packages.get'>> = ({ params, ...context }) =>
  packageOrRefuse(context, params.id);
