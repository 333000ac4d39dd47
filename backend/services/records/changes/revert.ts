import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import { entryOrRefuse, takeBack } from './takeBack.ts';
import { refuseUnlessShown, type Around } from './visibleChanges.ts';

/** POST reverts: one field of a past change, several or all of them, as they were before it. */
export const revert =
  (around: Around): Verb<CallOf<'console.revert'>> =>
  async context => {
    const { resource, id, entryId, fields, version } = context.body;
    const screen = recordScreen(around.screens, resource);
    await refuseUnlessShown(around, screen, id, context);
    const entry = await entryOrRefuse(context, screen, id, entryId);
    const record = await takeBack(around, screen, entry, context, { fields, version });
    // The update that was run wrote the history, or found nothing to change.
    context.audit.nothingChanged();
    return { record };
  };
