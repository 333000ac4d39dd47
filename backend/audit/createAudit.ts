import { sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import type { Database } from '../database/client.ts';
import { auditEntries, users, webhookEvents, webhooks } from '../database/schema/index.ts';
import { eventChannel } from '../events/databaseEvents.ts';
import type { Actor } from '../calls/Actor.ts';
import type { RequestFacts } from '../calls/Context.ts';

export interface Change {
  /** create, update, delete, or the name of an action such as enable-netsuite; `named` is one of its own that a screen file has. */
  action: AuditAct | { readonly named: string };
  /** The resource's name, as in its screen file. */
  entity: string;
  entityId: number | string;
  version?: number;
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
}

/** Writes the history of one request in its own transaction: no change without an entry, no entry without a change. */
export interface Audit {
  record: (...changes: Change[]) => Promise<void>;
  /** Says that the call found nothing to change, so that no entry is owed. */
  nothingChanged: () => void;
  /** The same history for a step that finds out who asks, or opens a transaction, while it runs. */
  within: (db: Database, actor: Pick<Actor, 'id' | 'token'>) => Audit;
  /** True once an entry was written or none is owed. */
  readonly isSettled: boolean;
}

/** Never kept in history: what opens doors. */
const secretFields = new Set(['passwordHash', 'password', 'token', 'tokenHash', 'csrfToken']);

const withoutSecrets = (record: Record<string, unknown> | null | undefined) =>
  record
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !secretFields.has(name)))
    : null;

/** More changes at once are told to all who have a record of the screen open, without its number. */
const toldOneByOne = 50;

const changedBy = (actor: Pick<Actor, 'id'> | undefined) => sql`
  'byId', ${actor?.id ?? null}::bigint,
  'by', (select ${users.name} from ${users} where ${users.id} = ${actor?.id ?? null}::bigint)`;

/** Tells anyone who has the record open, once the change is committed (`RecordEvent` of contract/domain/eventTopics.ts). */
const tellEach = (actor: Pick<Actor, 'id'> | undefined) => sql`
  select pg_notify(${eventChannel}, jsonb_build_object(
    'topic', 'record/' || entity || '/' || entity_id,
    'payload', jsonb_build_object(
      'kind', case action when 'delete' then 'removed' else 'changed' end, 'version', version, ${changedBy(actor)}))::text)
  from written`;

const tellScreens = (actor: Pick<Actor, 'id'> | undefined) => sql`
  select pg_notify(${eventChannel}, jsonb_build_object(
    'topic', 'record/' || entity,
    'payload', jsonb_build_object('kind', 'changed', 'version', null, ${changedBy(actor)}))::text)
  from (select distinct entity from written) as screens`;

export const createAudit = (
  db: Database,
  actor: Pick<Actor, 'id' | 'token'> | undefined,
  request: Pick<RequestFacts, 'id' | 'surface'>,
): Audit => {
  let isSettled = false;
  const audit: Audit = {
    record: async (...changes) => {
      isSettled = true;
      if (changes.length === 0) return;
      const entries = changes.map(change => ({
        action: typeof change.action === 'string' ? change.action : change.action.named,
        entity: change.entity,
        entity_id: String(change.entityId),
        version: change.version,
        before: withoutSecrets(change.before),
        after: withoutSecrets(change.after),
      }));
      // One parameter for all of them: an import writes ten thousand. What programs are to be told of is noted in the same
      // statement (record 0099).
      await db.execute(sql`
        with written as (
          insert into ${auditEntries} (actor_id, token_id, surface, request_id, action, entity, entity_id, version, before, after)
          select ${actor?.id ?? null}::bigint, ${actor?.token?.id ?? null}::bigint, ${request.surface}, ${request.id}, entry.*
          from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
            as entry (action text, entity text, entity_id text, version integer, before jsonb, after jsonb)
          returning id, action, entity, entity_id, version),
        queued as (
          insert into ${webhookEvents} (audit_entry_id)
          select id from written
          where entity in (select unnest(hook.resources) from ${webhooks} hook where hook.deleted_at is null))
        ${entries.length <= toldOneByOne ? tellEach(actor) : tellScreens(actor)}`);
    },
    nothingChanged: () => {
      isSettled = true;
    },
    within: (innerDb, innerActor) => {
      isSettled = true;
      return createAudit(innerDb, innerActor, request);
    },
    get isSettled() {
      return isSettled;
    },
  };
  return audit;
};
