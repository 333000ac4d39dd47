import type { DayRange } from '#contract/domain/days/dayRange.ts';
import { takenRuns, type TakenRun } from '#contract/domain/slots/availability/takenRuns.ts';
import type { Database } from '../../../database/client.ts';
import type { Area } from './readAreas.ts';
import { readBookings } from './readBookings.ts';
import type { SlotProduct } from './slotProducts.ts';
import { shownBookings, standingOn } from './standingOn.ts';

/** The days within a window on which an area has no place left for a product, area by area. */
export const fullOn = async (
  db: Database,
  areas: readonly Area[],
  { product_id: productId, places }: SlotProduct,
  { window, today }: { window: DayRange; today: string },
): Promise<(area: Area) => readonly TakenRun[]> => {
  const rows = await readBookings(db, {
    polygonIds: areas.map(({ id }) => id),
    productIds: [productId],
    days: window,
  });
  const standing = standingOn(areas, shownBookings(rows, today));
  return ({ id }) =>
    takenRuns(standing(productId, id), places, window).filter(({ left }) => left === 0);
};
