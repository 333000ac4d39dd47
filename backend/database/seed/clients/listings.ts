import type { ListingType } from '#contract/domain/listings/listingTypes.ts';
import * as schema from '../../schema/projects.ts';
import type { Client } from './clients.ts';
import type { Pen } from '../pen/pen.ts';
import { pictureUrl, type Project } from '../catalogue/projects.ts';
import { randomFor, type Random } from '../pen/random.ts';

export interface Listing {
  readonly id: number;
  readonly accountId: number;
}

const propertyTypes = {
  RESIDENTIAL: ['Apartment', 'Independent House', 'Villa', 'Plot'],
  COMMERCIAL: ['Office', 'Shop', 'Warehouse'],
} as const;

// prettier-ignore
const listingTypes: Readonly<Record<keyof typeof propertyTypes, readonly (readonly [ListingType, number])[]>> = {
  RESIDENTIAL: [['RENT', 5], ['BUY', 4], ['PG', 1]],
  COMMERCIAL: [['RENT', 5], ['BUY', 4]],
};
// prettier-ignore
const statusWeights = [['ACTIVE', 7], ['PENDING', 2], ['INACTIVE', 2]] as const;

const countFor = (client: Client, random: Random): number => {
  if (client.line === 'tenant' || client.clientTypeId > 3) return 0;
  return { owner: random.int(1, 2), broker: random.int(2, 7), builder: random.int(0, 3) }[
    client.line
  ];
};

/** A few brokers have more listings than one page shows. */
const manyFor = (client: Client): number =>
  client.line === 'broker' && client.id % 12 === 0 ? 26 + (client.id % 19) : 0;

const writeLeads = ({ add, calendar, random }: Pen, listingId: number, added: number): void => {
  const offsets = Array.from({ length: random.int(3, 15) }, () =>
    random.int(Math.max(added, -180), -1),
  );
  for (const offset of new Set(offsets))
    add(schema.listingLeads, { listingId, day: calendar.day(offset), leads: random.int(1, 9) });
};

const writeListing = (pen: Pen, client: Client, project: Project | undefined): Listing => {
  const { add, calendar, random } = pen;
  const { id: accountId, city } = client;
  const category = random.chance(0.88) ? 'RESIDENTIAL' : 'COMMERCIAL';
  const listingType = random.weighted(listingTypes[category]);
  const isSale = listingType === 'BUY';
  const propertyType = random.pick<string>(propertyTypes[category]);
  const bhk = propertyType === 'Apartment' || propertyType === 'Villa' ? random.int(1, 4) : null;
  const locality = random.pick(pen.localitiesOf(city));
  const rupees = isSale ? random.int(18, 400) * 100_000 : random.int(6, 120) * 1_000;
  const next = pen.nextId(schema.listings);
  const title = `${bhk ? `${bhk} BHK ` : ''}${propertyType} for ${isSale ? 'sale' : 'rent'} in ${locality.name}`;
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const added = -random.int(1, 260);
  const id = add(
    schema.listings,
    { accountId, title, status: random.weighted(statusWeights), listingType, category },
    { isNewProject: project !== undefined, propertyType, bhk, pricePaise: rupees * 100 },
    { cityId: city.id, localityId: locality.id, projectId: project?.id ?? null },
    { inventoryCanonicalUrl: `/property/${next}-${slug}` },
    { polygonsHash: { city: city.uuid, locality: locality.uuid } },
    { imagesHash: random.chance(0.8) ? { cover: pictureUrl(`listing ${next}`) } : null },
    { isPaid: random.chance(0.3), isListingPayable: random.chance(0.9) },
    { isListingAdPackageBought: random.chance(0.2), refreshedAt: calendar.at(-1, 4) },
    { dateAdded: calendar.at(added, random.int(8, 22), random.int(0, 59)) },
  );
  if (random.chance(0.2)) writeLeads(pen, id, added);
  return { id, accountId };
};

/** The properties a client has on the marketplace, with the enquiries of the last months for some of them. */
export const writeListings = (
  pen: Pen,
  client: Client,
  projects: readonly Project[],
): Listing[] => {
  const few = countFor(client, pen.random);
  // What comes on top draws from a random of its own, so that nothing else changes with it.
  const more = { ...pen, random: randomFor(`many listings of ${client.id}`) };
  const project = client.clientTypeId === 1 ? projects[0] : undefined;
  return Array.from({ length: few === 0 ? 0 : Math.max(few, manyFor(client)) }, (_, at) =>
    writeListing(at < few ? pen : more, client, project),
  );
};
