import { agentMappingBatches } from '../agentMappings.ts';
import { auditBatches } from '../audit.ts';
import type { Batch } from '../pen/batch.ts';
import type { Calendar } from '../calendar.ts';
import { campaignBatches } from '../campaigns.ts';
import {
  catalogueBatches,
  makeCatalogue,
  packageComplimentaryBatch,
} from '../catalogue/catalogue.ts';
import { clientBatches } from './clientBatches.ts';
import { closureDateBatches } from '../closureDates.ts';
import { afterAnnouncements, announcementBatch } from '../announcements.ts';
import { faqBatch } from '../faqs.ts';
import { geographyBatches, makeGeography } from '../catalogue/geography.ts';
import { integrationBatches } from '../integrations.ts';
import { matrixBatches } from '../catalogue/matrices.ts';
import { mortgageBatches } from '../mortgage.ts';
import { makePeople, peopleBatches } from '../people/people.ts';
import { presenceBatches } from '../people/presence.ts';
import { publicHolidayBatch } from '../publicHolidays.ts';
import { makePrices, priceBatch } from '../catalogue/prices.ts';
import { referenceBatches } from '../catalogue/reference.ts';
import { saleEventBatch, saleEventDetailBatches } from '../opportunities/saleEvents.ts';
import { makeWorld } from '../world.ts';

export interface SeedSettings {
  readonly calendar: Calendar;
  readonly product: { readonly name: string; readonly slug: string };
  readonly passwordHash: string;
  /** 1 for the demo data; clients and all that hangs on them come that many times. */
  readonly factor: number;
}

/** All rows of the seed, in an order in which every foreign key finds its row. Pure: equal settings, equal rows. */
export function* seedBatches(settings: SeedSettings): Generator<Batch> {
  const { calendar, product, passwordHash, factor } = settings;
  const geography = makeGeography();
  const people = makePeople(calendar, passwordHash);
  const catalogue = makeCatalogue();
  const prices = makePrices(catalogue, geography, calendar);

  const world = makeWorld({ calendar, product, geography, people, catalogue, prices });

  yield* referenceBatches();
  yield* geographyBatches(geography);
  yield* peopleBatches(people, calendar);
  yield saleEventBatch(calendar);
  yield* catalogueBatches(
    catalogue,
    geography,
    calendar,
    product.slug,
    people.holder('lookup-admin').id,
  );
  yield* saleEventDetailBatches(geography, calendar);
  yield priceBatch(prices);
  yield* agentMappingBatches(world);
  yield* campaignBatches(world);
  yield* clientBatches(world, factor);
  yield* closureDateBatches(world);
  yield packageComplimentaryBatch(catalogue);
  yield* matrixBatches();
  yield* mortgageBatches(world);
  yield* integrationBatches(world);
  yield* presenceBatches(world);
  yield faqBatch(calendar, people.holder('content').id);
  yield announcementBatch(calendar, people.holder('content').id);
  yield publicHolidayBatch(calendar, people.holder('sales-manager').id, afterAnnouncements);
  yield* auditBatches(world);
}
