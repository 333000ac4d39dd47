import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { cities, localities } from '#backend/database/schema/index.ts';
import {
  newName,
  startCatalogue,
  type Catalogue,
} from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

export interface Region {
  id: number;
  name: string;
  cityId: number;
  version: number;
  localityCount: number;
  localityRegionMappings: { localityId: number; localityName: string }[];
}

interface Place {
  id: number;
  cityName: string;
  localities: { id: number; name: string }[];
}

export interface Regions extends Catalogue {
  admin: Caller;
  here: Place;
  there: Place;
  /** A region of the first city. */
  create: (fields?: object) => Promise<LightMyRequestResponse>;
  update: (id: number, body: object) => Promise<LightMyRequestResponse>;
  /** A locality that no region has and nobody was given before. */
  freeLocality: (place?: Place) => number;
}

export const regionPath = '/sapna/v1/region';

export const mapped = (...ids: number[]) => ({
  localityRegionMappings: ids.map(localityId => ({ localityId })),
});

export const faults = (response: LightMyRequestResponse) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

/** A city with twenty new localities, which are in no region. */
const placeIn = async ({ client: { db } }: Catalogue, cityName: string): Promise<Place> => {
  const [city] = await db.select().from(cities).where(eq(cities.name, cityName));
  if (!city) throw new Error(`No city ${cityName}`);
  const names = Array.from({ length: 20 }, (_, at) => `Sector ${at + 100}`);
  const rows = await db
    .insert(localities)
    .values(names.map(name => ({ cityId: city.id, name })))
    .returning({ id: localities.id, name: localities.name });
  return { id: city.id, cityName, localities: rows };
};

/** The server with a signed-in keeper of master data, two cities, and short ways to make regions. */
export const startRegions = async (): Promise<Regions> => {
  const test = await startCatalogue();
  const admin = await test.as('master-data');
  const [here, there] = [await placeIn(test, 'Kanpur'), await placeIn(test, 'Agra')];
  const given = new Set<number>();
  return {
    ...test,
    admin,
    here,
    there,
    create: (fields = {}) =>
      admin.post(regionPath, { name: newName('Region'), cityId: here.id, ...fields }),
    update: (id, body) => admin.put(`${regionPath}/${id}`, body),
    freeLocality: (place = here) => {
      const found = place.localities.find(({ id }) => !given.has(id));
      if (!found) throw new Error(`${place.cityName} has no more localities`);
      given.add(found.id);
      return found.id;
    },
  };
};
