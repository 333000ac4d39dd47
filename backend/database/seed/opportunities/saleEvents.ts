import { capLevels } from '#contract/domain/caps/capLevels.ts';
import { caps } from '../../schema/money/caps.ts';
import * as schema from '../../schema/saleEvents.ts';
import { batch, type Batch, type Seeded } from '../pen/batch.ts';
import type { Calendar } from '../calendar.ts';
import catalogue from '../data/catalogue.json' with { type: 'json' };
import type { Geography } from '../catalogue/geography.ts';
import { randomFor } from '../pen/random.ts';

/** Sales drives over two years: past, running (every third covers today) and to come. */
export const makeSaleEvents = (calendar: Calendar): Seeded<typeof schema.saleEvents>[] => {
  const random = randomFor('sale events');
  return catalogue.events.map((name, at) => {
    const start = at % 3 === 0 ? random.int(-20, -1) : random.int(-380, 200);
    const days = name === 'Broker Connect Day' ? 1 : random.int(7, 45);
    return {
      id: at + 1,
      name,
      description: at % 4 === 3 ? null : `${name} across the cities below`,
      startDate: calendar.day(start),
      endDate: calendar.day(start + days - 1),
      clientTypeId: random.pick([1, 2, 3, null]),
      isActive: at !== 11,
      deletedAt: null,
    };
  });
};

/** Packages refer to events by family, so events come before the catalogue. */
export const saleEventBatch = (calendar: Calendar): Batch =>
  batch(schema.saleEvents, makeSaleEvents(calendar));

/** Products whose slots are capped: takeover, stories, microsite, audience maximizer, new-project slot, video tour. */
const cappedProducts = [74, 76, 75, 77, 78, 82];

const capRows = ({ soldCities }: Geography, calendar: Calendar): Seeded<typeof caps>[] => {
  const random = randomFor('caps');
  /** The first day that is not capped yet, by what a cap is for: caps of one thing follow each other. */
  const free = new Map<string, number>();
  return Array.from({ length: 48 }, (_, at) => {
    const level = capLevels[at % capLevels.length]?.id ?? 'PAN_INDIA';
    const cityId = level === 'INDIVIDUAL_CITY' ? (soldCities[at % 40]?.id ?? null) : null;
    const productId = random.pick(cappedProducts);
    const eventId = at % 6 === 5 ? random.int(1, catalogue.events.length) : null;
    const what = [level, cityId, productId, eventId].join();
    const start = Math.max(random.int(-120, 60), free.get(what) ?? -Infinity);
    const end = start + random.int(0, 360);
    free.set(what, end + 1);
    return {
      id: at + 1,
      level,
      cityId,
      productId,
      packageId: null,
      eventId,
      limitCount: { INDIVIDUAL_CITY: 30, CITY: 40, PAN_INDIA: 900 }[level] + random.int(0, 20),
      startDate: calendar.day(start),
      endDate: calendar.day(end),
      isActive: at % 10 !== 9,
    };
  });
};

export function* saleEventDetailBatches(
  geography: Geography,
  calendar: Calendar,
): Generator<Batch> {
  const random = randomFor('event cities');
  yield batch(
    schema.eventCities,
    catalogue.events
      .flatMap((_, at) =>
        random
          .sample(geography.soldCities.slice(0, 60), random.int(1, 14))
          .map(({ id }) => ({ eventId: at + 1, cityId: id })),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
  yield batch(caps, capRows(geography, calendar));
}
