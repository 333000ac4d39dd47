import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { bulkEditOrRefuse, presentBulkEdit } from './bulkEditOf.ts';

/** GET bulk-edits/{id}. */
export const getBulkEdit: Verb<CallOf<'bulkEdits.get'>> = async ({ params, db, actor }) =>
  presentBulkEdit(await bulkEditOrRefuse(db, params.id, actor));
