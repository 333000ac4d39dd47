import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { packageHistoryStatus } from '#contract/domain/catalogue/packageHistory.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../../../calls/Context.ts';
import { accounts, products, slotLeads, slots } from '../../../database/schema/index.ts';
import { accountScope } from '../../../policies/scopes/accountScope.ts';

/** Slots that were sold and not given up: what only was a draft, a hold or cancelled is not a part of a history. */
const sold = ['booked', 'live', 'stopped', 'ended'] as const;

/** So many of one seller; the latest come first. */
const most = 500;

/** GET helper/20: a slot that was stopped has expired, whatever its last day. */
export const listPackageHistory: Verb<CallOf<'packageHistory.list'>> = async ({
  query,
  db,
  actor,
  services,
}) => {
  const scope = accountScope(actor, 'read');
  const today = indiaDay(services.now());
  const rows = await db
    .select({ slot: slots, name: products.name, leads: slotLeads })
    .from(slots)
    .innerJoin(products, eq(products.id, slots.productId))
    .leftJoin(slotLeads, eq(slotLeads.slotId, slots.id))
    .where(
      and(
        eq(slots.profileUuid, query.profile_uuid),
        // Of a seller whom the person may not open nothing is told, as of one that does not exist.
        scope &&
          sql`${slots.profileUuid} in (select ${accounts.uuid} from ${accounts} where ${scope})`,
        inArray(slots.state, [...sold]),
        isNull(slots.deletedAt),
      ),
    )
    .orderBy(desc(slots.startDate), desc(slots.id))
    .limit(most);
  const entries = rows.flatMap(({ slot, name, leads }) => {
    const { startDate, endDate } = slot;
    if (startDate === null || endDate === null) return [];
    const isOver = slot.state === 'stopped' || slot.state === 'ended';
    return {
      name,
      status: isOver
        ? ('expired' as const)
        : packageHistoryStatus({ start: startDate, end: endDate }, today),
      startDate,
      endDate,
      slotId: slot.id,
      buyLeads: leads?.buyLeads ?? 0,
      rentLeads: leads?.rentLeads ?? 0,
      commercialBuyLeads: leads?.commercialBuyLeads ?? 0,
      commercialRentLeads: leads?.commercialRentLeads ?? 0,
    };
  });
  const of = (status: 'upcoming' | 'live' | 'expired') =>
    entries.filter(entry => entry.status === status);
  return { upcoming: of('upcoming'), live: of('live'), expired: of('expired') };
};
