import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { lockedFields } from '#contract/model/rights/screenAccess.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import { noRecordOf, notThere } from '#contract/domain/messages/notThere.ts';
import type { Context } from '../../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../../calls/Refusal.ts';
import { auditEntries } from '../../../database/schema/index.ts';
import { fieldsKept } from '../../../policies/recordDoor.ts';
import { changesToday } from './changesToday.ts';
import { sourceFor, type Around } from './visibleChanges.ts';

export type Entry = typeof auditEntries.$inferSelect;
export type Asking = Pick<Context, 'actor' | 'db' | 'services' | 'request'>;

/** The same request under its own name in history: what it writes takes something back. */
export const asRevert = <C extends Asking>(context: C): C => ({
  ...context,
  request: { ...context.request, surface: 'revert' as const },
});

/** The change that an entry tells of. @throws Refusal NOT_FOUND when it is none of this record. */
export const entryOrRefuse = async (
  { db }: Asking,
  screen: Pick<RecordScreen, 'resource' | 'was'>,
  id: string,
  entryId: number,
): Promise<Entry> => {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.id, entryId),
        inArray(auditEntries.entity, [...resourceNames(screen)]),
        eq(auditEntries.entityId, id),
      ),
    );
  if (!entry) throw notFound(notThere.change);
  return entry;
};

/**
 * The newest entry of a record, under any of the names of its resource.
 * @param apart acts that do not count
 */
export const newestEntry = async (
  { db }: Asking,
  names: readonly string[],
  id: string,
  apart: readonly AuditAct[] = [],
): Promise<Entry | undefined> => {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.entity, [...names]),
        eq(auditEntries.entityId, id),
        notInArray(auditEntries.action, [...apart]),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
};

/** What a field is called on the server's side of a refusal. */
const labelOf = ({ fields }: RecordScreen, path: string): string => fields[path]?.label.en ?? path;

/** Fields of the entry that the screen knows as its own and may still write. */
const refuseUnwritable = (screen: RecordScreen, { actor }: Asking, paths: readonly string[]) => {
  const locked = lockedFields(screen, actor.roleCodes);
  for (const path of paths) {
    const field = screen.fields[path];
    const why =
      !field || field.readonly === true || field.compute !== null
        ? 'is calculated or set by the system, so it cannot be restored'
        : locked.includes(path)
          ? 'is locked for your roles'
          : undefined;
    if (why) throw invalidField(`/${path}`, 'readonly', `${labelOf(screen, path)} ${why}.`);
  }
};

interface Wanted {
  readonly fields?: readonly string[] | undefined;
  /** The version that the person saw. Default: the stored one. */
  readonly version?: number | undefined;
}

/**
 * Sets fields of a record back to what they were before the change that an entry tells of, through the update of its
 * screen: its rights, rules and version hold as for a form.
 * @throws Refusal as the update answers; VALIDATION_FAILED when a field of the change cannot be set back.
 */
export const takeBack = async (
  around: Around,
  screen: RecordScreen,
  entry: Entry,
  context: Asking,
  { fields, version }: Wanted,
): Promise<IdentifiedRecord> => {
  if (entry.before === null) throw new Refusal('CONFLICT', 'There is no earlier value to restore.');
  const all = changesToday(screen, entry);
  const isKept = await fieldsKept(around.servedCalls, screen, entry.entityId, context);
  const shown = all.filter(({ field }) => !isKept(field));
  const chosen = fields ? shown.filter(({ field }) => fields.includes(field)) : shown;
  const missing = fields?.find(path => !chosen.some(({ field }) => field === path));
  if (missing !== undefined)
    throw invalidField('/fields', 'unknown', `This change did not change "${missing}".`);
  refuseUnwritable(
    screen,
    context,
    chosen.map(({ field }) => field),
  );
  const source = sourceFor(around, screen, asRevert(context));
  const [stored] = await source.readByIds([entry.entityId]);
  if (!stored) throw notFound(noRecordOf(screen.label.one));
  // History names what lies inside an object by its path; an update takes the object whole.
  const record = chosen.reduce<Values>(
    (next, { field, before }) => withValueAt(next, field, before),
    stored,
  );
  const values = Object.fromEntries(
    chosen.map(({ field }) => field.split('.')[0] ?? field).map(name => [name, record[name]]),
  );
  const written = await source.update(stored.id, values, version ?? stored['version'], stored);
  return source.present(written);
};
