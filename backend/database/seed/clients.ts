import type { Line } from '#contract/domain/lines.ts';
import * as schema from '../schema/accounts.ts';
import { contacts } from '../schema/contacts.ts';
import { addresses, legalEntities } from '../schema/legalEntities.ts';
import type { City } from './geography.ts';
import {
  brokerName,
  builderName,
  hardNames,
  inventedEmail,
  inventedPhone,
  personName,
  streetName,
  type PersonName,
} from './inventedNames.ts';
import { inventedGstin, inventedPan, inventedTan } from './inventedTaxNumbers.ts';
import type { StaffMember } from './people.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { stableUuid } from './stableUuid.ts';
import type { World } from './world.ts';

export interface Client {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly clientTypeId: number;
  readonly line: Line;
  readonly city: City;
  readonly agent: StaffMember;
  readonly person: PersonName;
  readonly phone: string;
  /** Orders go under the parent (T59). */
  readonly isSubBroker: boolean;
  /** Locked in statuses 5 and 6. */
  readonly statusId: number;
  /** Day it became a client, counted from today. */
  readonly since: number;
  readonly contactIds: readonly number[];
  readonly entity: {
    readonly id: number;
    readonly legalName: string;
    readonly gstin: string | null;
    readonly tan: string | null;
    readonly isSez: boolean;
    readonly billingAddress: string;
  };
}

/** A PIN code of a city: its prefix and three digits. */
export const pinOf = (city: City, random: Random): string =>
  `${city.pinPrefix}${String(random.int(1, 99)).padStart(3, '0')}`;

/** Type and line by place in a round of forty: 6 builders, 12 brokers, 16 owners, 4 tenants, a bank, an agency. */
const kindOf = (at: number): { clientTypeId: number; line: Line } => {
  const place = at % 40;
  if (place < 6) return { clientTypeId: 1, line: 'builder' };
  if (place < 18) return { clientTypeId: 2, line: 'broker' };
  if (place < 34) return { clientTypeId: 3, line: 'owner' };
  if (place < 38) return { clientTypeId: 3, line: 'tenant' };
  return { clientTypeId: place === 38 ? 4 : 5, line: 'builder' };
};

const nameOf = (at: number, clientTypeId: number, person: PersonName, random: Random): string => {
  const hard = at % 29 === 3 ? hardNames[(at - 3) / 29] : undefined;
  if (hard) return hard;
  if (clientTypeId === 1) return builderName(random);
  if (clientTypeId === 2) return brokerName(random, person);
  if (clientTypeId === 4) return `${person.last} Co-operative Housing Finance`;
  if (clientTypeId === 5) return `${person.last} Media Works`;
  return `${person.first} ${person.last}`.trim();
};

const writeAddresses = (
  sheet: Sheet,
  city: City,
  accountId: number,
  random: Random,
  world: World,
) => {
  const locality = random.pick(world.localitiesOf(city)).name;
  const address = `${random.int(1, 480)}, ${streetName(random)}, ${locality}`;
  if (random.chance(0.85)) {
    sheet.add(schema.accountAddresses, {
      accountId,
      type: 'Office',
      address,
      pincode: random.chance(0.9) ? pinOf(city, random) : null,
      cityId: city.id,
      stateId: city.stateId,
      helpdesk: random.chance(0.2) ? inventedPhone(random) : null,
    });
  }
  return address;
};

const writeLegalEntity = (
  sheet: Sheet,
  world: World,
  account: {
    id: number;
    name: string;
    city: City;
    clientTypeId: number;
    pan: string;
    address: string;
  },
  random: Random,
): Client['entity'] => {
  const { id: accountId, city, clientTypeId, pan, address } = account;
  const isRegistered = clientTypeId !== 3 || random.chance(0.1);
  const isSez = clientTypeId === 1 && random.chance(0.06);
  const gstin = isRegistered ? inventedGstin(city.stateId, pan) : null;
  const tan = clientTypeId === 1 || random.chance(0.1) ? inventedTan(random) : null;
  const id = sheet.add(legalEntities, {
    accountId,
    legalName: account.name,
    gstin,
    isSez,
    pan: random.chance(0.9) ? pan : null,
    tan,
    isUnregisteredCustomer: !isRegistered,
  });
  const place = { legalEntityId: id, cityId: city.id };
  // One in twelve still lacks the PIN code without which no payment can be added.
  const pincode = random.chance(0.92) ? pinOf(city, random) : null;
  sheet.add(addresses, { ...place, type: 'Billing', address, pincode });
  if (random.chance(0.6)) {
    const other = random.chance(0.7) ? address : `${streetName(random)}, ${city.name}`;
    sheet.add(addresses, {
      ...place,
      type: 'Shipping',
      address: other,
      pincode: pinOf(city, random),
    });
  }
  if (clientTypeId === 1 && random.chance(0.25)) {
    const city2 = world.anyCity(random);
    sheet.add(legalEntities, {
      accountId,
      legalName: `${account.name} (${city2.name})`,
      gstin: inventedGstin(city2.stateId, pan),
      isSez: false,
      pan,
      tan: null,
      isUnregisteredCustomer: false,
    });
  }
  return { id, legalName: account.name, gstin, tan, isSez, billingAddress: address };
};

const writeContacts = (
  sheet: Sheet,
  account: { id: number; person: PersonName; phone: string; email: string; state: City['state'] },
  random: Random,
): number[] => {
  const { id: accountId, person, phone, email, state } = account;
  const first = sheet.add(contacts, {
    accountId,
    name: `${person.first} ${person.last}`.trim(),
    email,
    phone,
    contactTypeId: 1,
    pocType: 'Primary',
    isVerified: true,
  });
  const others = Array.from(
    {
      length: random.weighted([
        [0, 5],
        [1, 3],
        [3, 1],
      ]),
    },
    (_, at) => {
      const other = personName(random, state.communities);
      return sheet.add(contacts, {
        accountId,
        name: `${other.first} ${other.last}`,
        email: random.chance(0.8)
          ? inventedEmail(`${other.first} ${other.last} ${accountId}`)
          : null,
        phone: inventedPhone(random),
        contactTypeId: at + 2,
        pocType: random.pick(['Accounts', 'Marketing', 'Site', null]),
        isVerified: random.chance(0.6),
      });
    },
  );
  return [first, ...others];
};

/** One client with cities, addresses, a legal entity and contacts. `at` counts clients from 0. */
export const writeClient = (sheet: Sheet, world: World, at: number, random: Random): Client => {
  const { calendar, people } = world;
  const id = sheet.nextId(schema.accounts);
  const { clientTypeId, line } = kindOf(at);
  const city = world.anyCity(random);
  const person = personName(random, city.state.communities);
  const name = nameOf(at, clientTypeId, person, random);
  const agent = random.pick(people.agents[line]);
  const phone = inventedPhone(random);
  const pan = inventedPan(random);
  const email = inventedEmail(`${person.first} ${person.last} ${id}`);
  const isSubBroker = at % 40 === 17;
  const statusId = isSubBroker
    ? 1
    : random.weighted([
        [1, 80],
        [2, 6],
        [3, 5],
        [4, 3],
        [5, 4],
        [6, 2],
      ]);
  const since = -random.int(20, 900);
  const uuid = stableUuid(`account:${id}`);
  sheet.add(schema.accounts, {
    uuid,
    name,
    clientTypeId,
    statusId,
    clientStatusId: random.weighted([
      [1, 3],
      [2, 3],
      [3, 4],
    ]),
    agentId: random.chance(0.97) ? agent.id : null,
    parentId: isSubBroker || at % 160 === 5 ? id - 1 : null,
    isSubBroker,
    pocName: `${person.first} ${person.last}`.trim(),
    email: random.chance(0.95) ? email : null,
    mobile: phone,
    pan: random.chance(0.8) ? pan : null,
    makaanSellerIds: random.chance(0.15) ? [800_000 + id, 900_000 + id] : [],
    isDnd: at % 61 === 60,
    dndMarkedAt: at % 61 === 60 ? calendar.at(-30, 12) : null,
    migratedAt: random.chance(0.3) ? calendar.at(since + 10, 15) : null,
    isActive: statusId < 5,
    createdAt: calendar.at(since, random.int(9, 18), random.int(0, 59)),
    updatedAt: calendar.at(
      random.int(Math.max(since, -120), -1),
      random.int(9, 18),
      random.int(0, 59),
    ),
  });
  const cities = new Set([city.id]);
  if (random.chance(0.15)) cities.add(world.anyCity(random).id);
  for (const cityId of cities) sheet.add(schema.accountCities, { accountId: id, cityId });
  const address = writeAddresses(sheet, city, id, random, world);
  const entity = writeLegalEntity(
    sheet,
    world,
    { id, name, city, clientTypeId, pan, address },
    random,
  );
  const contactIds = writeContacts(sheet, { id, person, phone, email, state: city.state }, random);
  if (at % 12 === 7)
    sheet.add(schema.didNumbers, { accountId: id, number: `54${String(id).padStart(8, '0')}` });
  if (at % 61 === 60) sheet.add(schema.dndNumbers, { phone, source: 'client request' });
  return {
    id,
    uuid,
    name,
    clientTypeId,
    line,
    city,
    agent,
    person,
    phone,
    isSubBroker,
    statusId,
    since,
    contactIds,
    entity,
  };
};
