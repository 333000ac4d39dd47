import * as schema from '../schema/projects.ts';
import type { Client } from './clients.ts';
import { projectName } from './inventedNames.ts';
import { hashText, type Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { stableUuid } from './stableUuid.ts';
import type { World } from './world.ts';

export interface Project {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly builderId: number;
  readonly accountId: number;
  readonly accountUuid: string;
  readonly cityId: number;
  readonly localityId: number;
  readonly polygonId: number | null;
  readonly hasCover: boolean;
  /** A configuration with a price, without which no new-project slot can show it. */
  readonly pricedConfiguration: {
    id: number;
    apartmentType: string;
    areaSize: number;
    pricePaise: number;
  } | null;
}

/** Tags of the images that slots use (part 3 section 3). */
const imageTagIds = [1282, 1445, 1545, 1281];

const apartmentTypes = [
  ['1 BHK', 450, 650],
  ['2 BHK', 750, 1150],
  ['3 BHK', 1200, 1800],
  ['4 BHK', 1900, 3200],
  ['Villa', 2400, 5200],
] as const;

/** A picture that needs no other host: one of the placeholders that the console serves itself. */
export const pictureUrl = (name: string): string =>
  `/demo/pictures/${(hashText(name) % 12) + 1}.svg`;

/** The builder behind an account and what is being built: two to five projects, some without picture or price. */
export const writeProjects = (
  sheet: Sheet,
  world: World,
  client: Client,
  random: Random,
): Project[] => {
  const { calendar } = world;
  const builderId = sheet.add(schema.builders, {
    profileUuid: client.uuid,
    accountId: client.id,
    name: client.name,
  });
  return Array.from({ length: random.int(2, 5) }, () => {
    const city = random.chance(0.8) ? client.city : world.anyCity(random);
    const locality = random.pick(world.localitiesOf(city));
    const name =
      `${projectName(random)} ${random.chance(0.3) ? `Phase ${random.int(1, 4)}` : ''}`.trim();
    const polygonId = world.polygonOfLocality.get(locality.id)?.id ?? null;
    const hasCover = random.chance(0.85);
    const uuid = stableUuid(`project:${sheet.nextId(schema.projects)}`);
    const id = sheet.add(schema.projects, {
      uuid,
      name,
      builderId,
      cityId: city.id,
      localityId: locality.id,
      polygonId,
      coverImageUrl: hasCover ? pictureUrl(uuid) : null,
      possessionDate: random.chance(0.9) ? calendar.day(random.int(-400, 1500)) : null,
      isActive: random.chance(0.95),
    });
    for (const imageTagId of random.sample(imageTagIds, random.int(0, 4))) {
      sheet.add(schema.projectImages, {
        projectId: id,
        imageTagId,
        url: pictureUrl(`${uuid}:${imageTagId}`),
      });
    }
    const isPriced = random.chance(0.88);
    const configurations = random
      .sample(apartmentTypes, random.int(1, 3))
      .map(([apartmentType, low, high]) => {
        const areaSize = random.int(low, high);
        const pricePaise = areaSize * random.int(4_000, 18_000) * 100;
        const configuration = {
          projectId: id,
          apartmentType,
          areaSize,
          pricePaise: isPriced ? pricePaise : null,
        };
        return {
          id: sheet.add(schema.projectConfigurations, configuration),
          apartmentType,
          areaSize,
          pricePaise,
        };
      });
    return {
      id,
      uuid,
      name,
      builderId,
      accountId: client.id,
      accountUuid: client.uuid,
      cityId: city.id,
      localityId: locality.id,
      polygonId,
      hasCover,
      pricedConfiguration: isPriced ? (configurations[0] ?? null) : null,
    };
  });
};
