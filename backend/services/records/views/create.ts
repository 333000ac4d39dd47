import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { savedViews } from '../../../database/schema/index.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import {
  refuseBadState,
  refuseTooMany,
  refuseUnlessMayShare,
  refusingSameName,
} from './checkView.ts';
import { listScreen, recordedView, viewOrRefuse } from './viewRows.ts';

/** POST views: the state of a list under a name, for oneself or for the team. */
export const createView =
  (screens: Screens): Verb<CallOf<'views.create'>> =>
  async ({ body, actor, db, audit }) => {
    const { resource } = listScreen(screens, body.resource, actor);
    const { scope = 'personal', state } = body;
    const name = body.name.trim();
    if (scope === 'team') refuseUnlessMayShare(actor);
    refuseBadState(state);
    await refuseTooMany(db, actor, resource);
    const [created] = await refusingSameName(name, () =>
      db
        .insert(savedViews)
        .values({
          userId: actor.id,
          resource,
          name,
          scope,
          state,
          createdBy: actor.id,
          updatedBy: actor.id,
        })
        .returning({ id: savedViews.id }),
    );
    if (!created) throw new Error('The insert returned no view');
    const { row, view } = await viewOrRefuse(db, created.id, actor);
    await audit.record({
      action: 'create',
      entity: 'saved-views',
      entityId: row.id,
      version: 1,
      after: recordedView(row),
    });
    return view;
  };
