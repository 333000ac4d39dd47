import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { listScreen, viewsOf } from './viewRows.ts';

/** GET views: one's own and the shared ones of a list that the person may open. */
export const listViews =
  (screens: Screens): Verb<CallOf<'views.list'>> =>
  async ({ query, actor, db }) => {
    const { resource } = listScreen(screens, query.resource, actor);
    return { results: await viewsOf(db, resource, actor) };
  };
