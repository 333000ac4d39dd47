import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { auditEntries } from '../database/schema/index.ts';

/** Under which name history keeps imports; each entry says the screen in `resource`. */
export const importEntity = 'imports';

const ofResource = (resource: string) =>
  and(
    eq(auditEntries.entity, importEntity),
    sql`${auditEntries.after} ->> 'resource' = ${resource}`,
  );

/** What became of an import, newest first: that it was applied, or reverted. History is where imports are kept. */
export const importsOf = (db: Database, resource: string, importId: string) =>
  db
    .select({ action: auditEntries.action, requestId: auditEntries.requestId })
    .from(auditEntries)
    .where(and(ofResource(resource), eq(auditEntries.entityId, importId)))
    .orderBy(desc(auditEntries.id));

/** One record that an import wrote: as it was, and as the import left it. */
export interface WrittenRecord {
  readonly id: string;
  /** Undefined where history keeps no version. */
  readonly version: number | undefined;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/** The records that a request wrote, in its order. */
export const writtenBy = async (
  db: Database,
  resource: string,
  requestId: string,
): Promise<WrittenRecord[]> => {
  const entries = await db
    .select({
      id: auditEntries.entityId,
      version: auditEntries.version,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.requestId, requestId), eq(auditEntries.entity, resource)))
    .orderBy(auditEntries.id);
  const written = new Map<string, WrittenRecord>();
  for (const { id, version, before, after } of entries) {
    const first = written.get(id);
    written.set(id, {
      id,
      version: version ?? undefined,
      before: (first ? first.before : before) as WrittenRecord['before'],
      after: after as WrittenRecord['after'],
    });
  }
  return [...written.values()];
};
