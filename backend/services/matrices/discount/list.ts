import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { readMatrix } from './entryRows.ts';
import { presentMatrix } from './presentMatrix.ts';

/** GET get-all-entries: rows by client type and level; the client category narrows nothing (T65). */
export const listDiscountMatrix: Verb<CallOf<'discountMatrix.list'>> = async ({ query, db }) =>
  presentMatrix(await readMatrix(db, query.clientTypeId));
