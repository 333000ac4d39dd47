import { inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { savedViews } from '../../../database/schema/index.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { refuseUnlessMayChange } from './checkView.ts';
import { lockViews, recordedView, viewOrRefuse } from './viewRows.ts';

/** DELETE views: all of them or none. What opened with one opens as the screen says again. */
export const removeViews: Verb<CallOf<'views.remove'>> = async ({ body, actor, db, audit }) => {
  await lockViews(db, body.ids);
  const found = [];
  for (const id of body.ids) {
    const one = await viewOrRefuse(db, id, actor);
    refuseUnlessMayChange(one.view, actor);
    refuseStale('view', one.view, body.versions?.[String(id)]);
    found.push(one);
  }
  await db.delete(savedViews).where(inArray(savedViews.id, body.ids));
  await audit.record(
    ...found.map(({ row, view }) => ({
      action: 'delete' as const,
      entity: 'saved-views',
      entityId: row.id,
      version: row.version,
      before: { ...recordedView(row), defaultOf: view.defaultOf },
      after: null,
    })),
  );
  return { results: body.ids.map(id => ({ id, status: 'removed' as const })) };
};
