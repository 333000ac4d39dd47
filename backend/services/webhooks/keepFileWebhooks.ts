import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import { eventId } from '#contract/domain/webhooks/changeKinds.ts';
import { createAudit } from '../../audit/createAudit.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { lockByName } from '../../database/lockByName.ts';
import { serviceAccounts, users, webhooks } from '../../database/schema/index.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { newSecret } from './secrets.ts';

type Webhook = typeof webhooks.$inferSelect;
type Wanted = Pick<
  Webhook,
  'fileKey' | 'name' | 'url' | 'events' | 'resources' | 'ownerId' | 'serviceAccountId'
>;

const told = ({ name, url, events, isPaused, pausedBecause }: Webhook) => ({
  name,
  url,
  events,
  isPaused,
  pausedBecause,
});

const record = (db: Database, action: AuditAct, before: Webhook | undefined, after: Webhook) =>
  createAudit(db, undefined, { id: `webhook-${after.id}`, surface: 'job' }).record({
    action,
    entity: 'webhooks',
    entityId: after.id,
    version: after.version,
    before: before ? told(before) : null,
    after: told(after),
  });

/** The program that is called like a receiver, while it is switched on. */
const programOf = async (db: Database, receiver: string) => {
  const [program] = await db
    .select({ ownerId: users.id, serviceAccountId: serviceAccounts.id })
    .from(serviceAccounts)
    .innerJoin(users, eq(users.serviceAccountId, serviceAccounts.id))
    .where(and(sql`lower(${serviceAccounts.name}) = ${receiver}`, serviceAccounts.isActive));
  return program ?? { ownerId: null, serviceAccountId: null };
};

/** What screen files say of receivers that have an address here. */
const wantedOf = async (
  db: Database,
  { config }: Pick<Services, 'config'>,
  screens: Screens,
): Promise<readonly Wanted[]> => {
  const wanted: Wanted[] = [];
  for (const screen of screens.values()) {
    if (screen.type !== 'records') continue;
    for (const tell of screen.tells)
      for (const receiver of tell.to) {
        const url = config.webhookReceivers.get(receiver);
        if (url === undefined) continue;
        const id = eventId(screen.resource, tell.name);
        wanted.push({
          fileKey: `${id} ${receiver}`,
          name: `${tell.label.en} → ${receiver}`,
          url,
          events: [id],
          resources: [screen.resource],
          ...(await programOf(db, receiver)),
        });
      }
  }
  return wanted;
};

/** Whether it runs: what a person paused stays so, what had no owner or no file goes on once it has. */
const standingOf = (stored: Webhook, { ownerId }: Wanted): Partial<Webhook> => {
  if (ownerId === null)
    return stored.isPaused ? {} : { isPaused: true, pausedBecause: 'owner' as const };
  const isAway = stored.pausedBecause === 'owner' || stored.pausedBecause === 'file';
  return isAway ? { isPaused: false, pausedBecause: null, failingSince: null } : {};
};

const keepOne = async (db: Database, wanted: Wanted, stored: Webhook | undefined) => {
  if (!stored) {
    const isPaused = wanted.ownerId === null;
    const pausedBecause = isPaused ? ('owner' as const) : null;
    const [made] = await db
      .insert(webhooks)
      .values({ ...wanted, isPaused, pausedBecause, secret: newSecret() })
      .returning();
    if (made) await record(db, 'create', undefined, made);
    return;
  }
  const set = { ...wanted, ...standingOf(stored, wanted) };
  const differs = Object.entries(set).some(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify((stored as Readonly<Record<string, unknown>>)[name]),
  );
  if (!differs) return;
  const [changed] = await db
    .update(webhooks)
    .set({ ...set, version: sql`${webhooks.version} + 1` })
    .where(eq(webhooks.id, stored.id))
    .returning();
  if (changed) await record(db, 'update', stored, changed);
};

/**
 * Keeps the subscriptions of screen files (`tells.to`) as the files and the setting WEBHOOK_RECEIVERS say. One that no file says
 * any more is paused; its messages are seen until they are old.
 */
export const keepFileWebhooks = (services: Services, screens: Screens): Promise<void> =>
  services.db.transaction(async db => {
    await lockByName(db, 'webhooks of screen files', 0);
    const wanted = await wantedOf(db, services, screens);
    const stored = await db
      .select()
      .from(webhooks)
      .where(and(isNotNull(webhooks.fileKey), isNull(webhooks.deletedAt)));
    const byKey = new Map(stored.map(one => [one.fileKey, one]));
    for (const one of wanted) await keepOne(db, one, byKey.get(one.fileKey));
    const keys = new Set(wanted.map(({ fileKey }) => fileKey));
    for (const one of stored) {
      if (keys.has(one.fileKey) || one.pausedBecause === 'file') continue;
      const [paused] = await db
        .update(webhooks)
        .set({ isPaused: true, pausedBecause: 'file', version: sql`${webhooks.version} + 1` })
        .where(eq(webhooks.id, one.id))
        .returning();
      if (paused) await record(db, 'pause-webhook', one, paused);
    }
  });
