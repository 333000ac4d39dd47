import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { isRoleCode } from '#contract/domain/roles.ts';
import { maySetRoleDefault } from '#contract/domain/views/viewRights.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { viewDefaults } from '../../../database/schema/index.ts';
import type { Screens } from '../../../screens/readScreens.ts';
import { listScreen, viewOrRefuse, viewsOf } from './viewRows.ts';

/** Whose list opens with the view: one's own, or that of a role. */
const holderOf = (roleCode: string | undefined, actor: Actor) => {
  if (roleCode === undefined) return { userId: actor.id, roleCode: null };
  if (!maySetRoleDefault(actor.roleCodes))
    throw new Refusal('FORBIDDEN', 'Only an administrator can set the default view of a role.');
  if (!isRoleCode(roleCode)) throw invalidField('/roleCode', 'enum', 'This role does not exist.');
  return { userId: null, roleCode };
};

/** PUT view-defaults: which view one's own list, or that of a role, opens with; null for what the screen says. */
export const setDefaultView =
  (screens: Screens): Verb<CallOf<'views.setDefault'>> =>
  async ({ body, actor, db, audit }) => {
    const { resource } = listScreen(screens, body.resource, actor);
    const holder = holderOf(body.roleCode, actor);
    if (body.viewId !== null) {
      const { row } = await viewOrRefuse(db, body.viewId, actor);
      if (row.resource !== resource)
        throw invalidField('/viewId', 'resource', 'This view belongs to another list.');
      if (holder.roleCode !== null && row.scope !== 'team')
        throw invalidField('/viewId', 'scope', 'Share the view with the team first.');
    }
    const held = and(
      eq(viewDefaults.resource, resource),
      holder.roleCode === null
        ? eq(viewDefaults.userId, actor.id)
        : eq(viewDefaults.roleCode, holder.roleCode),
    );
    const [before] = await db.delete(viewDefaults).where(held).returning();
    if (body.viewId !== null) {
      const values = { resource, ...holder, viewId: body.viewId, createdBy: actor.id };
      const target =
        holder.roleCode === null
          ? [viewDefaults.resource, viewDefaults.userId]
          : [viewDefaults.resource, viewDefaults.roleCode];
      await db
        .insert(viewDefaults)
        .values(values)
        .onConflictDoUpdate({ target, set: { viewId: body.viewId, createdBy: actor.id } });
    }
    if ((before?.viewId ?? null) === body.viewId) audit.nothingChanged();
    else {
      await audit.record({
        action: 'set-default',
        entity: 'saved-views',
        entityId: body.viewId ?? before?.viewId ?? 0,
        before: before ? { ...holder, viewId: before.viewId } : null,
        after: { ...holder, viewId: body.viewId },
      });
    }
    return { results: await viewsOf(db, resource, actor) };
  };
