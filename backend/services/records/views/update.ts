import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import type { Verb } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { savedViews, viewDefaults } from '../../../database/schema/index.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { refuseStale, staleVersion } from '../../../tables/staleVersion.ts';
import {
  refuseBadState,
  refuseUnlessMayChange,
  refuseUnlessMayShare,
  refusingSameName,
} from './checkView.ts';
import { listScreen, recordedView, viewOrRefuse, type ViewRow } from './viewRows.ts';

/** A view that is its owner's alone again cannot be what other people's lists open with. */
const dropDefaultsOfOthers = (db: Database, { id, userId }: ViewRow) =>
  db
    .delete(viewDefaults)
    .where(
      and(
        eq(viewDefaults.viewId, id),
        or(sql`${viewDefaults.userId} is null`, ne(viewDefaults.userId, userId)),
      ),
    );

/** PUT views/{id}: what is not sent stays. */
export const updateView =
  (screens: Screens): Verb<CallOf<'views.update'>> =>
  async ({ params, body, actor, db, audit }) => {
    const { row: before, view } = await viewOrRefuse(db, params.id, actor);
    listScreen(screens, before.resource, actor);
    refuseUnlessMayChange(view, actor);
    refuseStale('view', view, body.version);
    const { scope = before.scope, state = view.state } = body;
    const name = body.name?.trim() ?? before.name;
    if (scope !== before.scope) refuseUnlessMayShare(actor);
    refuseBadState(state);
    const isSame =
      canonicalJson({ name, scope, state }) ===
      canonicalJson({ name: before.name, scope: before.scope, state: before.state });
    if (isSame) {
      audit.nothingChanged();
      return view;
    }
    const written = await refusingSameName(name, () =>
      db
        .update(savedViews)
        .set({
          name,
          scope,
          state,
          version: sql`${savedViews.version} + 1`,
          updatedBy: actor.id,
        })
        .where(and(eq(savedViews.id, before.id), eq(savedViews.version, body.version)))
        .returning({ id: savedViews.id }),
    );
    if (written.length === 0)
      throw staleVersion('view', (await viewOrRefuse(db, before.id, actor)).view);
    if (scope === 'personal' && before.scope === 'team') await dropDefaultsOfOthers(db, before);
    // An administrator who takes a view back loses sight of it, so the answer is made from what was written.
    const [after] = await db.select().from(savedViews).where(eq(savedViews.id, before.id));
    if (!after) throw new Error('The view is gone after its update');
    await audit.record({
      action: 'update',
      entity: 'saved-views',
      entityId: before.id,
      version: after.version,
      before: recordedView(before),
      after: recordedView(after),
    });
    const isHeld = scope === 'personal';
    return {
      ...view,
      name,
      scope,
      state,
      version: after.version,
      isMyDefault: view.isMyDefault && (view.isMine || !isHeld),
      defaultOf: isHeld ? [] : view.defaultOf,
      updatedAt: after.updatedAt.toISOString(),
    };
  };
