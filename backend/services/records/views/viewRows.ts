import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { SavedView } from '#contract/calls/records/views.ts';
import { canOpen } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { noScreen, notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../../calls/Actor.ts';
import { notAllowed, notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { savedViews, users, viewDefaults } from '../../../database/schema/index.ts';
import type { Screens } from '../../../screens/readScreens.ts';

/** Someone, or a role, whose list opens with a view. */
type Holder = Pick<typeof viewDefaults.$inferSelect, 'userId' | 'roleCode'>;

export type ViewRow = typeof savedViews.$inferSelect & {
  ownerName: string | null;
  holders: readonly Holder[];
};

/** The list that views are of. @throws Refusal NOT_FOUND, or FORBIDDEN for whom the list is not. */
export const listScreen = (screens: Screens, resource: string, actor: Actor): RecordScreen => {
  const screen = screens.get(resource);
  if (screen?.type !== 'records') throw notFound(noScreen(resource));
  if (!canOpen(screen, actor.roleCodes)) throw notAllowed();
  return screen;
};

/** A person's own views and the shared ones. */
const seenBy = (actor: Actor): SQL | undefined =>
  or(eq(savedViews.userId, actor.id), eq(savedViews.scope, 'team'));

const ofView = {
  id: savedViews.id,
  userId: savedViews.userId,
  resource: savedViews.resource,
  name: savedViews.name,
  scope: savedViews.scope,
  state: savedViews.state,
  version: savedViews.version,
  createdAt: savedViews.createdAt,
  createdBy: savedViews.createdBy,
  updatedAt: savedViews.updatedAt,
  updatedBy: savedViews.updatedBy,
  ownerName: users.name,
  holders: sql<Holder[]>`coalesce((
    select jsonb_agg(jsonb_build_object('userId', ${viewDefaults.userId}, 'roleCode', ${viewDefaults.roleCode}) order by ${viewDefaults.id})
    from ${viewDefaults} where ${viewDefaults.viewId} = ${savedViews.id}), '[]'::jsonb)`,
};

const present = (row: ViewRow, actor: Actor): SavedView => ({
  id: row.id,
  version: row.version,
  resource: row.resource,
  name: row.name,
  scope: row.scope,
  isMine: row.userId === actor.id,
  ownerName: row.ownerName ?? '',
  isMyDefault: row.holders.some(({ userId }) => userId === actor.id),
  defaultOf: row.holders.flatMap(({ roleCode }) => roleCode ?? []),
  state: row.state as SavedView['state'],
  updatedAt: row.updatedAt.toISOString(),
});

/** The views of a list that the person sees, by name. */
export const viewsOf = async (
  db: Database,
  resource: string,
  actor: Actor,
): Promise<SavedView[]> => {
  const rows = await db
    .select(ofView)
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.userId))
    .where(and(eq(savedViews.resource, resource), seenBy(actor)))
    .orderBy(asc(savedViews.scope), asc(savedViews.name), asc(savedViews.id));
  return rows.map(row => present(row, actor));
};

/** One view as the person sees it. @throws Refusal NOT_FOUND: the same whether it is not there or someone's own. */
export const viewOrRefuse = async (
  db: Database,
  id: number,
  actor: Actor,
): Promise<{ row: ViewRow; view: SavedView }> => {
  const [row] = await db
    .select(ofView)
    .from(savedViews)
    .leftJoin(users, eq(users.id, savedViews.userId))
    .where(and(eq(savedViews.id, id), seenBy(actor)));
  if (!row) throw notFound(notThere.view);
  return { row, view: present(row, actor) };
};

/** What the history keeps of a view. */
export const recordedView = ({ resource, name, scope, state }: typeof savedViews.$inferSelect) => ({
  resource,
  name,
  scope,
  state,
});

/** The rows of several views, locked in one order so that two removals cannot wait for each other. */
export const lockViews = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(inArray(savedViews.id, [...ids]))
    .orderBy(asc(savedViews.id))
    .for('update');
