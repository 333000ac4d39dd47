import { shellMessages } from '#contract/domain/messages/shellMessages.ts';
import { and, type SQL } from 'drizzle-orm';
import type { FieldError } from '#contract/calls/errors.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { Database } from '../database/client.ts';
import { nameable } from '../policies/nameable.ts';
import { amongIds } from '../query/amongIds.ts';
import type { PlannedField } from './fieldPlan.ts';
import type { Reference } from './fields.ts';

/** The text of the specification for a choice that does not exist (part 2 section 5). */
export const invalidChoice = shellMessages.invalidDropdownId;

interface Setting {
  readonly db: Database;
  readonly actor: Pick<Actor, 'id' | 'grants'>;
}

/** Those of the ids that the person may choose, locked so that nobody removes them meanwhile. */
const chosen = async (
  { db, actor }: Setting,
  { target, targetId, isThere }: Reference,
  ids: readonly number[],
): Promise<ReadonlySet<unknown>> => {
  const where: SQL | undefined = and(amongIds(targetId, ids), isThere, nameable(target, actor));
  const rows = await db.select({ id: targetId }).from(target).where(where).for('share');
  return new Set(rows.map(({ id }) => id));
};

/**
 * Refuses what the records name and the person may not choose, one entry a field; a field that is absent is not looked at. One
 * statement a field, however many records there are.
 * @throws Refusal 422
 */
export const refuseReferences = async (
  setting: Setting,
  plan: readonly PlannedField[],
  written: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const unknown: string[] = [];
  for (const { name, reference, write } of plan) {
    if (!reference || !write) continue;
    const named = written.map(fields => fields[name]).filter(id => !isNoValue(id));
    const ids = [...new Set(named as number[])];
    if (ids.length === 0) continue;
    if ((await chosen(setting, reference, ids)).size < ids.length) unknown.push(name);
  }
  if (unknown.length === 0) return;
  throw new Refusal('VALIDATION_FAILED', invalidChoice, {
    errors: unknown.map((field): FieldError => ({
      in: 'body',
      field: `/${field}`,
      code: 'reference',
      message: invalidChoice,
    })),
  });
};
