import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { withComputed } from '#contract/model/record/computeRecord.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { withCleared } from '#contract/model/record/withoutHidden.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import { withoutStoreNames } from '#contract/model/storeNames.ts';
import type { Context } from '../calls/Context.ts';
import type { ServedCalls } from '../calls/ServedCall.ts';
import type { Screens } from '../screens/readScreens.ts';
import { refuseFaults, refuseInvalid, type ByAction } from './checkBody.ts';
import { fileFaults } from './fileFaults.ts';
import { ruleFields } from './recordRows.ts';
import { referenceFaults } from './referenceFaults.ts';
import { withFollowed } from './withFollowed.ts';
import { withPlainTexts } from './withPlainTexts.ts';

/** What the rules of the generic store look at besides the record itself. */
export interface Surroundings {
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

interface Change {
  readonly screen: RecordScreen;
  /** The fields as they would be stored. */
  readonly fields: Values;
  /** As they are stored; absent for a new record. */
  readonly previous?: Values;
  /** Absent for a new record. */
  readonly id?: number;
  readonly createdById?: number | null;
  /** The action that sets the values; absent where a person sends them. */
  readonly by?: ByAction | undefined;
}

/**
 * What of a change is stored: the fields without those that it hides and clears, computed ones worked out whatever was sent for them.
 * @throws Refusal when the schema, a rule of the screen or a reference does not allow it.
 */
export const preparedRecord = async (
  { screen, fields: given, previous, id, createdById, by }: Change,
  { actor, services, db, request }: Pick<Context, 'actor' | 'services' | 'db' | 'request'>,
  { screens, servedCalls }: Surroundings,
): Promise<Record<string, unknown>> => {
  const today = indiaDay(services.now());
  const fields = withPlainTexts(screen.fields, given, previous);
  // Rules tell a new record by its missing id, and may ask who made it; what is stored is the fields alone.
  const kept = ruleFields(screen, { id, createdById });
  const known = (values: Values): Values => ({ ...values, ...kept });
  const before = previous && { previous: known(previous) };
  const scope = { ...before, user: actor, today };
  const setting = { services, servedCalls, actor, db, request };
  const asked = { record: known(fields), previous: before?.previous };
  const told = await withFollowed(screen, asked, screens, setting);
  const cleared = withCleared(screen.fields, { ...scope, record: told });
  const record = withComputed(screen.fields, { ...scope, record: cleared });
  const saved = { record, ...before, actor, today, now: services.now(), by };
  refuseInvalid(screen, { ...saved, sent: known(fields) });
  refuseFaults([
    ...(await referenceFaults(screen, saved, screens, setting)),
    ...(await fileFaults(screen, saved, { db, recordId: id })),
  ]);
  return withoutStoreNames(record);
};
