import { eq, inArray } from 'drizzle-orm';
import { isCallingHour } from '#contract/domain/calling/callingHours.ts';
import { callRefusals, type WallCode } from '#contract/domain/calling/callMessages.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { accounts, dndNumbers } from '../../database/schema/index.ts';

export interface Wall extends Told {
  readonly code: WallCode;
}

/** Why nobody may call a client now; null where nothing is in the way. Not to be called comes before the hour. */
export const wallOf = async (
  db: Database,
  { config, now }: Services,
  accountId: number,
  numbers: readonly string[],
): Promise<Wall | null> => {
  const [account] = await db
    .select({ isDnd: accounts.isDnd })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account?.isDnd) return { code: 'DND', ...callRefusals.dnd };
  if (numbers.length === 0) return { code: 'NO_NUMBER', ...callRefusals.noNumber };
  const listed = await db
    .select({ phone: dndNumbers.phone })
    .from(dndNumbers)
    .where(inArray(dndNumbers.phone, [...numbers]));
  if (listed.length >= new Set(numbers).size) return { code: 'DND', ...callRefusals.dnd };
  if (!isCallingHour(config.callingHours, now()))
    return { code: 'HOURS', ...callRefusals.hours(config.callingHours) };
  return null;
};
