import { eq } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { paymentDueDay } from '#contract/domain/days/windows.ts';
import type { Database } from '../database/client.ts';
import { opportunities } from '../database/schema/index.ts';
import { readDaysOff } from './daysOff.ts';

/** When a payment of a deal is due that is asked for on a day: on no Sunday, and no holiday of the State of its city. */
export const dueDayOf = async (db: Database, opportunityId: number, day: Day): Promise<Day> => {
  const [deal] = await db
    .select({ cityId: opportunities.cityId })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return paymentDueDay(day, (await readDaysOff(db)).of(deal?.cityId ?? null));
};
