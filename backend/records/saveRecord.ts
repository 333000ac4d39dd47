import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import { withoutEarlier } from '#contract/model/record/carriedValues.ts';
import { begunRecord } from '#contract/model/record/begunRecord.ts';
import { removalObstacle } from '#contract/model/record/removalObstacle.ts';
import { withoutStoreNames } from '#contract/model/storeNames.ts';
import type { Verb } from '../calls/Context.ts';
import { invalidField, Refusal } from '../calls/Refusal.ts';
import { records } from '../database/schema/index.ts';
import { placesOfScreen } from '../policies/phones/phonePlaces.ts';
import { unmaskPhones } from '../policies/phones/unmaskPhones.ts';
import type { Screens } from '../screens/readScreens.ts';
import { bindFiles, hasFiles } from './fileFaults.ts';
import { preparedRecord, type Surroundings } from './preparedRecord.ts';
import { keptFields, presentRecord, rowOrRefuse, screenOf, visibleRows } from './recordRows.ts';
import { replaceRecord, staleVersion } from './replaceRecord.ts';

/** POST records/{resource}. */
export const createRecord =
  (around: Surroundings): Verb<CallOf<'records.create'>> =>
  async context => {
    const { params, body, actor, db, audit, services } = context;
    const screen = screenOf(around.screens, params.resource);
    const scope = { user: actor, today: indiaDay(services.now()) };
    const fields = begunRecord(screen, withoutStoreNames(body), scope);
    const data = await preparedRecord({ screen, fields }, context, around);
    const [created] = await db
      .insert(records)
      .values({ resource: screen.resource, data, createdBy: actor.id, updatedBy: actor.id })
      .returning({ id: records.id });
    if (!created) throw new Error('The insert returned no record');
    if (hasFiles(screen)) await bindFiles(screen, created.id, data, { db, now: services.now() });
    const row = await rowOrRefuse(db, screen, created.id, sql`true`);
    await audit.record({
      action: 'create',
      entity: screen.resource,
      entityId: created.id,
      version: 1,
      after: data,
    });
    return presentRecord(row, screen, actor);
  };

/** PUT records/{resource}/{id}: fields that are not sent keep their value; null clears one. */
export const updateRecord =
  (around: Surroundings): Verb<CallOf<'records.update'>> =>
  async context => {
    const { params, body, actor, db, services } = context;
    const screen = screenOf(around.screens, params.resource);
    const today = indiaDay(services.now());
    const visible = visibleRows(screen, actor, 'edit', today);
    const row = await rowOrRefuse(db, screen, params.id, visible);
    const { version } = body;
    if (typeof version !== 'number') {
      throw invalidField(
        '/version',
        'required',
        'Send the version of the record that you changed.',
      );
    }
    if (version !== row.version) throw staleVersion(presentRecord(row, screen, actor));
    const previous = keptFields(row, screen);
    const { shape } = placesOfScreen(around.screens, screen);
    const changes = unmaskPhones(withoutStoreNames(body), previous, shape, actor, services.config);
    const sent = Object.entries({
      ...withoutEarlier(screen, previous, Object.keys(changes)),
      ...changes,
    });
    const fields = Object.fromEntries(
      sent.filter(([, value]) => value !== null && value !== undefined),
    );
    const after = await replaceRecord({ screen, row, fields }, context, around);
    return presentRecord(after, screen, actor);
  };

/** DELETE records/{resource}/{id}: marked as removed, so that history and a revert stay possible. */
export const removeRecord =
  (screens: Screens): Verb<CallOf<'records.remove'>> =>
  async ({ params, query, actor, db, audit, services }) => {
    const screen = screenOf(screens, params.resource);
    const today = indiaDay(services.now());
    const row = await rowOrRefuse(
      db,
      screen,
      params.id,
      visibleRows(screen, actor, 'remove', today),
    );
    const current = presentRecord(row, screen, actor);
    if (query.version !== undefined && query.version !== row.version) throw staleVersion(current);
    const obstacle = removalObstacle(screen, {
      record: keptFields(row, screen),
      user: actor,
      today,
    });
    if (obstacle) throw new Refusal('CONFLICT', toldText(obstacle));
    await db
      .update(records)
      .set({
        deletedAt: services.now(),
        version: sql`${records.version} + 1`,
        updatedBy: actor.id,
      })
      .where(eq(records.id, params.id));
    if (hasFiles(screen)) await bindFiles(screen, params.id, null, { db, now: services.now() });
    await audit.record({
      action: 'delete',
      entity: screen.resource,
      entityId: params.id,
      version: row.version + 1,
      before: keptFields(row, screen),
      after: null,
    });
    return current;
  };
