import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import { restoreRecord } from './restoreRecord.ts';
import type { Around } from './visibleChanges.ts';

/** POST restores: a removed record is there again, with its history. */
export const restore =
  (around: Around): Verb<CallOf<'console.restore'>> =>
  async context => {
    const { resource, id } = context.body;
    return {
      record: await restoreRecord(around, recordScreen(around.screens, resource), id, context),
    };
  };
