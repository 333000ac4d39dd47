import type { ListingType } from '#contract/domain/listings/listingTypes.ts';
import * as schema from '../schema/projects.ts';
import type { Client } from './clients.ts';
import { pictureUrl, type Project } from './projects.ts';
import { randomFor, type Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

export interface Listing {
  readonly id: number;
  readonly accountId: number;
}

const propertyTypes = {
  RESIDENTIAL: ['Apartment', 'Independent House', 'Villa', 'Plot'],
  COMMERCIAL: ['Office', 'Shop', 'Warehouse'],
} as const;

const countFor = (client: Client, random: Random): number => {
  if (client.line === 'tenant' || client.clientTypeId > 3) return 0;
  return { owner: random.int(1, 2), broker: random.int(2, 7), builder: random.int(0, 3) }[
    client.line
  ];
};

/** A few brokers have more listings than one page shows. */
const manyFor = (client: Client): number =>
  client.line === 'broker' && client.id % 12 === 0 ? 26 + (client.id % 19) : 0;

/** The properties a client has on the marketplace, with the enquiries of the last months for some of them. */
export const writeListings = (
  sheet: Sheet,
  world: World,
  client: Client,
  projects: readonly Project[],
  own: Random,
): Listing[] => {
  const { calendar, localitiesOf } = world;
  const few = countFor(client, own);
  const many = randomFor(`many listings of ${client.id}`);
  return Array.from({ length: few === 0 ? 0 : Math.max(few, manyFor(client)) }, (_, at) => {
    // What comes on top draws from a random of its own, so that nothing else changes with it.
    const random = at < few ? own : many;
    const category = random.chance(0.88) ? 'RESIDENTIAL' : 'COMMERCIAL';
    const listingType = random.weighted<ListingType>(
      category === 'RESIDENTIAL'
        ? [
            ['RENT', 5],
            ['BUY', 4],
            ['PG', 1],
          ]
        : [
            ['RENT', 5],
            ['BUY', 4],
          ],
    );
    const propertyType = random.pick<string>(propertyTypes[category]);
    const bhk = propertyType === 'Apartment' || propertyType === 'Villa' ? random.int(1, 4) : null;
    const locality = random.pick(localitiesOf(client.city));
    const project = client.clientTypeId === 1 ? projects[0] : undefined;
    const rupees =
      listingType === 'BUY' ? random.int(18, 400) * 100_000 : random.int(6, 120) * 1_000;
    const listingId = sheet.nextId(schema.listings);
    const title = `${bhk ? `${bhk} BHK ` : ''}${propertyType} for ${listingType === 'BUY' ? 'sale' : 'rent'} in ${locality.name}`;
    const added = -random.int(1, 260);
    const id = sheet.add(schema.listings, {
      accountId: client.id,
      title,
      status: random.weighted<'ACTIVE' | 'PENDING' | 'INACTIVE'>([
        ['ACTIVE', 7],
        ['PENDING', 2],
        ['INACTIVE', 2],
      ]),
      listingType,
      category,
      isNewProject: project !== undefined,
      propertyType,
      bhk,
      pricePaise: rupees * 100,
      cityId: client.city.id,
      localityId: locality.id,
      projectId: project?.id ?? null,
      inventoryCanonicalUrl: `/property/${listingId}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      polygonsHash: { city: client.city.uuid, locality: locality.uuid },
      imagesHash: random.chance(0.8) ? { cover: pictureUrl(`listing ${listingId}`) } : null,
      isPaid: random.chance(0.3),
      isListingPayable: random.chance(0.9),
      isListingAdPackageBought: random.chance(0.2),
      dateAdded: calendar.at(added, random.int(8, 22), random.int(0, 59)),
      refreshedAt: calendar.at(-1, 4),
    });
    if (random.chance(0.2)) {
      const days = new Set(
        Array.from({ length: random.int(3, 15) }, () => random.int(Math.max(added, -180), -1)),
      );
      for (const offset of days) {
        sheet.add(schema.listingLeads, {
          listingId: id,
          day: calendar.day(offset),
          leads: random.int(1, 9),
        });
      }
    }
    return { id, accountId: client.id };
  });
};
