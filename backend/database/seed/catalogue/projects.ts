import * as schema from '../../schema/projects.ts';
import type { Client } from '../clients/clients.ts';
import { projectName } from '../people/inventedNames.ts';
import type { Pen } from '../pen/pen.ts';
import { hashText } from '../pen/random.ts';
import { stableUuid } from '../pen/stableUuid.ts';

export interface Project {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly builderId: number;
  readonly cityId: number;
  readonly polygonId: number | null;
  readonly hasCover: boolean;
  /** A configuration with a price, without which no new-project slot can show it. */
  readonly pricedConfiguration: Configuration | null;
}

interface Configuration {
  readonly id: number;
  readonly apartmentType: string;
  readonly areaSize: number;
  readonly pricePaise: number;
}

/** Tags of the images that slots use (part 3 section 3). */
const imageTagIds = [1282, 1445, 1545, 1281];

/** Smallest and largest area in square feet. */
// prettier-ignore
const apartmentTypes = [['1 BHK', 450, 650], ['2 BHK', 750, 1150], ['3 BHK', 1200, 1800], ['4 BHK', 1900, 3200], ['Villa', 2400, 5200]] as const;

/** A picture that needs no other host: one of the placeholders that the console serves itself. */
export const pictureUrl = (name: string): string =>
  `/demo/pictures/${(hashText(name) % 12) + 1}.svg`;

const writeConfigurations = ({ add, random }: Pen, projectId: number): Configuration | null => {
  const isPriced = random.chance(0.88);
  const chosen = random.sample(apartmentTypes, random.int(1, 3));
  const configurations = chosen.map(([apartmentType, low, high]) => {
    const areaSize = random.int(low, high);
    const pricePaise = areaSize * random.int(4_000, 18_000) * 100;
    const shown = { projectId, apartmentType, areaSize, pricePaise: isPriced ? pricePaise : null };
    return { id: add(schema.projectConfigurations, shown), apartmentType, areaSize, pricePaise };
  });
  return isPriced ? (configurations[0] ?? null) : null;
};

/** The builder behind an account and what is being built: two to five projects, some without picture or price. */
export const writeProjects = (pen: Pen, client: Client): Project[] => {
  const { add, calendar, random } = pen;
  const account = { accountId: client.id, profileUuid: client.uuid, name: client.name };
  const builderId = add(schema.builders, account);
  return Array.from({ length: random.int(2, 5) }, () => {
    const city = random.chance(0.8) ? client.city : pen.anyCity(random);
    const locality = random.pick(pen.localitiesOf(city));
    const name =
      `${projectName(random)} ${random.chance(0.3) ? `Phase ${random.int(1, 4)}` : ''}`.trim();
    const polygonId = pen.polygonOfLocality.get(locality.id)?.id ?? null;
    const hasCover = random.chance(0.85);
    const uuid = stableUuid(`project:${pen.nextId(schema.projects)}`);
    const facts = { uuid, name, builderId, cityId: city.id, polygonId };
    const id = add(
      schema.projects,
      { ...facts, localityId: locality.id, coverImageUrl: hasCover ? pictureUrl(uuid) : null },
      { possessionDate: random.chance(0.9) ? calendar.day(random.int(-400, 1500)) : null },
      { isActive: random.chance(0.95) },
    );
    for (const imageTagId of random.sample(imageTagIds, random.int(0, 4))) {
      const url = pictureUrl(`${uuid}:${imageTagId}`);
      add(schema.projectImages, { projectId: id, imageTagId, url });
    }
    return { id, ...facts, hasCover, pricedConfiguration: writeConfigurations(pen, id) };
  });
};
