import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { auditEntries } from '../database/schema/index.ts';
import type { Actor } from '../calls/Actor.ts';
import type { RequestFacts } from '../calls/Context.ts';

export interface Change {
  /** create, update, delete, or the name of an action such as enable-netsuite. */
  action: string;
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
  within: (db: Database, actor: Pick<Actor, 'id'>) => Audit;
  /** True once an entry was written or none is owed. */
  readonly isSettled: boolean;
}

/** Never kept in history: what opens doors. */
const secretFields = new Set(['passwordHash', 'password', 'token', 'csrfToken']);

const withoutSecrets = (record: Record<string, unknown> | null | undefined) =>
  record
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !secretFields.has(name)))
    : null;

export const createAudit = (
  db: Database,
  actor: Pick<Actor, 'id'> | undefined,
  request: Pick<RequestFacts, 'id' | 'surface'>,
): Audit => {
  let isSettled = false;
  const audit: Audit = {
    record: async (...changes) => {
      isSettled = true;
      if (changes.length === 0) return;
      const entries = changes.map(change => ({
        action: change.action,
        entity: change.entity,
        entity_id: String(change.entityId),
        version: change.version,
        before: withoutSecrets(change.before),
        after: withoutSecrets(change.after),
      }));
      // One parameter for all of them: an import writes ten thousand.
      await db.execute(sql`
        insert into ${auditEntries} (actor_id, surface, request_id, action, entity, entity_id, version, before, after)
        select ${actor?.id ?? null}::bigint, ${request.surface}, ${request.id}, entry.*
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
          as entry (action text, entity text, entity_id text, version integer, before jsonb, after jsonb)`);
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
