import { sql, type SQL } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';

const literals = (texts: readonly string[]): SQL =>
  sql.raw(texts.map(text => `'${text}'`).join(', '));

/**
 * Four eyes: the ids of all who acted on a record, by its history and not by who changed it last (T21), as a query of one
 * column for an expression of hands. Null for what no person did.
 * @param id the record's own id, as the query around it names it
 * @param but acts that are no part in it, such as deciding about it
 */
export const actedOn = (entity: string, id: SQL, but: readonly AuditAct[] = []): SQL => sql`
  select acted.actor_id as id from audit_entries acted
  where acted.entity = ${literals([entity])} and acted.entity_id = (${id})::text
    ${but.length === 0 ? sql`` : sql`and acted.action not in (${literals(but)})`}`;
