import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import {
  migrationRefusals,
  notOfRelease,
  outOfTurn,
} from '#contract/domain/records/migrationRefusals.ts';
import type { MigrationState } from '#contract/domain/records/migrationStates.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { NamedMigration } from '#contract/model/grammar/stored/recordMigration.ts';
import { stepsInWords } from '#contract/model/migrate/stepsInWords.ts';
import type { Context, Services, Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { serve } from '../../../calls/serve.ts';
import { recordMigrations } from '../../../database/schema/index.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import type { StoredMigration } from './migrateChunk.ts';
import { migrationRecords } from './migrationRecords.ts';
import { moveBelongings } from './moveBelongings.ts';
import { beginning } from './runMigrations.ts';
import { standsInWay } from './standsInWay.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Changes of stored records that this release has. */
    recordMigrations: readonly NamedMigration[];
  }
}

type Act = CallOf<'recordMigrations.apply'> | CallOf<'recordMigrations.takeBack'>;

/** The migration, locked. @throws Refusal where it is gone, was changed meanwhile, or is in a state that does not allow the act */
const lockFor = async (
  { db, params, body }: Pick<Context<Act>, 'db' | 'params' | 'body'>,
  states: readonly MigrationState[],
): Promise<StoredMigration> => {
  const [row] = await db
    .select()
    .from(recordMigrations)
    .where(eq(recordMigrations.id, params.id))
    .for('update');
  if (!row) throw notFound(notThere.record);
  if (!states.includes(row.state)) throw new Refusal('CONFLICT', migrationRefusals[row.state]);
  if (row.version !== body.version) throw new Refusal('STALE_VERSION', refusals.stale);
  return row;
};

const change = async (
  context: Context<Act>,
  row: StoredMigration,
  set: Partial<StoredMigration>,
  action: 'apply' | 'revert',
) => {
  const { db, audit, actor, services } = context;
  await db
    .update(recordMigrations)
    .set({
      ...set,
      version: sql`${recordMigrations.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(recordMigrations.id, row.id));
  await audit.record({
    action,
    entity: 'record-migrations',
    entityId: row.id,
    version: row.version + 1,
    before: { state: row.state },
    after: { state: set.state },
  });
  return migrationRecords.readOne({ db, services }, row.id);
};

const refuseOutOfTurn = async (
  { db }: Pick<Context, 'db'>,
  row: StoredMigration,
  way: 'on' | 'back',
): Promise<void> => {
  const other = await standsInWay(db, row, way);
  if (other !== undefined) throw new Refusal('CONFLICT', outOfTurn[way](other));
};

/** POST record-migrations/{id}/apply: one that failed goes on where it stopped, any other begins anew with its file as it is. */
const apply =
  (migrations: readonly NamedMigration[]): Verb<CallOf<'recordMigrations.apply'>> =>
  async context => {
    const { db, services } = context;
    const row = await lockFor(context, ['waiting', 'taken-back', 'failed']);
    const migration = migrations.find(({ name }) => name === row.name);
    if (!migration) throw new Refusal('CONFLICT', notOfRelease);
    await refuseOutOfTurn(context, row, 'on');
    if (row.state === 'failed' && row.cursor > 0)
      return change(context, row, { state: 'running', error: null, endedAt: null }, 'apply');
    const { resource, steps } = migration;
    const moved = row.state === 'taken-back' ? await moveBelongings(db, migration) : row.moved;
    return change(
      context,
      row,
      {
        ...(await beginning(db, services.now(), migration)),
        resource,
        steps: [...steps],
        about: stepsInWords(steps),
        moved: [...moved],
      },
      'apply',
    );
  };

/** POST record-migrations/{id}/take-back. */
const takeBack: Verb<CallOf<'recordMigrations.takeBack'>> = async context => {
  const row = await lockFor(context, ['done', 'failed']);
  await refuseOutOfTurn(context, row, 'back');
  return change(
    context,
    row,
    { state: 'taking-back', keptIn: {}, error: null, endedAt: null },
    'revert',
  );
};

/** Changes of stored records that releases brought. The clock of `runMigrations` does what is started here. */
export const migrationRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, migrationRecords);
  serve(app, services, callOf('recordMigrations.apply'), apply(app.recordMigrations));
  serve(app, services, callOf('recordMigrations.takeBack'), takeBack);
};
