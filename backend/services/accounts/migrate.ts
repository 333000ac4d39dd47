import { and, desc, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { migrationNotice, type MigrationStatus } from '#contract/domain/accounts/migration.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { accounts, crmMigrations } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';

type Asked = Pick<Context, 'db'>;

const stateOf = async ({ db }: Asked, id: number) => {
  const [row] = await db
    .select({ migratedAt: accounts.migratedAt, email: accounts.email, version: accounts.version })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update');
  const [last] = await db
    .select({ status: crmMigrations.status })
    .from(crmMigrations)
    .where(and(eq(crmMigrations.entity, 'account'), eq(crmMigrations.entityId, id)))
    .orderBy(desc(crmMigrations.id))
    .limit(1);
  return { row, last };
};

/**
 * What the embedded old CRM answers: it knows clients by their e-mail address, and moves each of them once.
 */
const answerOf = ({ row, last }: Awaited<ReturnType<typeof stateOf>>): MigrationStatus => {
  if (row?.migratedAt || last?.status === 'SUCCESS') return 'ALREADY MIGRATED';
  return row?.email ? 'SUCCESS' : 'ERROR';
};

/** POST migrate-account-lsq: one of three outcomes, each with its words (part 1 section 4). */
export const migrate: Verb<CallOf<'accounts.migrate'>> = async context => {
  const { body, db, actor, audit, services } = context;
  await refuseAccount(db, actor, 'change', body.id);
  const state = await stateOf(context, body.id);
  const status = answerOf(state);
  await db.insert(crmMigrations).values({
    entity: 'account',
    entityId: body.id,
    isEverythingMigrated: status === 'SUCCESS',
    status,
    message: status === 'ERROR' ? 'This client does not exist in the old CRM' : null,
    createdBy: actor.id,
  });
  const version = (state.row?.version ?? 0) + (status === 'SUCCESS' ? 1 : 0);
  if (status === 'SUCCESS')
    await db
      .update(accounts)
      .set({
        migratedAt: services.now(),
        version: sql`${accounts.version} + 1`,
        updatedBy: actor.id,
      })
      .where(eq(accounts.id, body.id));
  await audit.record({
    action: 'migrate',
    entity: 'accounts',
    entityId: body.id,
    version,
    before: {},
    after: { migration: status },
  });
  const { kind, text } = migrationNotice(status, 'Account');
  return { status, kind, message: text };
};

/** GET check-if-account-migrated. */
export const isMigrated: Verb<CallOf<'accounts.isMigrated'>> = async ({ query, db, actor }) => {
  await refuseAccount(db, actor, 'read', query.accountId);
  const [row] = await db
    .select({ migratedAt: accounts.migratedAt })
    .from(accounts)
    .where(eq(accounts.id, query.accountId));
  const at = row?.migratedAt ?? null;
  return { isMigrated: at !== null, ...(at && { migratedAt: at.toISOString() }) };
};
