import { and, eq, sql } from 'drizzle-orm';
import type { SavedView } from '#contract/calls/records/views.ts';
import {
  mayChangeView,
  mayShareViews,
  maySetRoleDefault,
  mostViews,
} from '#contract/domain/views/viewRights.ts';
import { isCondition } from '#contract/rules/isCondition.ts';
import type { Actor } from '../../../calls/Actor.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { savedViews } from '../../../database/schema/index.ts';
import { refusingTaken } from '../../../tables/refusingTaken.ts';

/** Characters of a filter as JSON: far more than a person puts together, far less than would burden a list. */
const longest = 8000;

/** @throws Refusal VALIDATION_FAILED when the filter is not a condition of the grammar. */
export const refuseBadState = ({ where }: SavedView['state']): void => {
  if (where === undefined) return;
  if (JSON.stringify(where).length > longest)
    throw invalidField('/state/where', 'maxLength', 'This filter is too long to be saved.');
  if (!isCondition(where)) throw invalidField('/state/where', 'condition', 'This is not a filter.');
};

/** @throws Refusal FORBIDDEN when a view becomes the team's, or stops to be, by someone who may not share. */
export const refuseUnlessMayShare = (actor: Actor): void => {
  if (!mayShareViews(actor.roleCodes))
    throw new Refusal('FORBIDDEN', 'Your roles do not allow you to share views with the team.');
};

/** @throws Refusal FORBIDDEN for a view that belongs to someone else. */
export const refuseUnlessMayChange = (view: SavedView, actor: Actor): void => {
  if (!mayChangeView(view, maySetRoleDefault(actor.roleCodes)))
    throw new Refusal('FORBIDDEN', `This view belongs to ${view.ownerName}. Save it as your own.`);
};

/** @throws Refusal VALIDATION_FAILED when the person keeps as many views of the list as fit. */
export const refuseTooMany = async (
  db: Database,
  actor: Actor,
  resource: string,
): Promise<void> => {
  const [own] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(savedViews)
    .where(and(eq(savedViews.userId, actor.id), eq(savedViews.resource, resource)));
  if ((own?.count ?? 0) >= mostViews)
    throw invalidField('/name', 'maxItems', `You can keep ${mostViews} views of a list.`);
};

/** Runs a statement that names a view; one person's views of a list have different names. */
export const refusingSameName = <Answer>(name: string, statement: () => Promise<Answer>) =>
  refusingTaken(
    'saved_views_userId_resource_name_unique',
    `A view named "${name}" already exists.`,
    statement,
  );
