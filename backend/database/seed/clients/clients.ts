import type { Line } from '#contract/domain/lines.ts';
import * as schema from '../../schema/accounts.ts';
import { contacts } from '../../schema/people/contacts.ts';
import { addresses, legalEntities } from '../../schema/legalEntities.ts';
import type { City } from '../catalogue/geography.ts';
import {
  brokerName,
  builderName,
  hardNames,
  inventedEmail,
  inventedPhone,
  personName,
  streetName,
  type PersonName,
} from '../people/inventedNames.ts';
import { inventedGstin, inventedPan, inventedTan } from '../people/inventedTaxNumbers.ts';
import type { Pen } from '../pen/pen.ts';
import type { StaffMember } from '../people/people.ts';
import type { Random } from '../pen/random.ts';
import { stableUuid } from '../pen/stableUuid.ts';

export interface Client {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly clientTypeId: number;
  readonly line: Line;
  readonly city: City;
  readonly agent: StaffMember;
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
    readonly pincode: string | null;
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

// prettier-ignore
const statusWeights = [[1, 80], [2, 6], [3, 5], [4, 3], [5, 4], [6, 2]] as const;
// prettier-ignore
const clientStatusWeights = [[1, 3], [2, 3], [3, 4]] as const;
// prettier-ignore
const furtherContacts = [[0, 5], [1, 3], [3, 1]] as const;

const writeAddress = (pen: Pen, city: City, accountId: number): string => {
  const { add, random } = pen;
  const locality = random.pick(pen.localitiesOf(city)).name;
  const address = `${random.int(1, 480)}, ${streetName(random)}, ${locality}`;
  if (random.chance(0.85))
    add(
      schema.accountAddresses,
      { accountId, type: 'Office', address, cityId: city.id, stateId: city.stateId },
      { pincode: random.chance(0.9) ? pinOf(city, random) : null },
      { helpdesk: random.chance(0.2) ? inventedPhone(random) : null },
    );
  return address;
};

const writeLegalEntity = (
  { add, random, anyCity }: Pen,
  account: { id: number; name: string; city: City; clientTypeId: number; pan: string },
  billingAddress: string,
): Client['entity'] => {
  const { id: accountId, name, city, clientTypeId, pan } = account;
  const isRegistered = clientTypeId !== 3 || random.chance(0.1);
  const isSez = clientTypeId === 1 && random.chance(0.06);
  const gstin = isRegistered ? inventedGstin(city.stateId, pan) : null;
  const tan = clientTypeId === 1 || random.chance(0.1) ? inventedTan(random) : null;
  const id = add(
    legalEntities,
    { accountId, legalName: name, gstin, isSez, tan, isUnregisteredCustomer: !isRegistered },
    { pan: random.chance(0.9) ? pan : null },
  );
  const place = { legalEntityId: id, cityId: city.id };
  // One in twelve still lacks the PIN code without which no payment can be added.
  const pincode = random.chance(0.92) ? pinOf(city, random) : null;
  add(addresses, { ...place, type: 'Billing', address: billingAddress, pincode });
  if (random.chance(0.6)) {
    const address = random.chance(0.7) ? billingAddress : `${streetName(random)}, ${city.name}`;
    add(addresses, { ...place, type: 'Shipping', address, pincode: pinOf(city, random) });
  }
  if (clientTypeId === 1 && random.chance(0.25)) {
    const other = anyCity(random);
    const legal = {
      legalName: `${name} (${other.name})`,
      gstin: inventedGstin(other.stateId, pan),
    };
    add(legalEntities, { accountId, ...legal, isSez: false, pan, isUnregisteredCustomer: false });
  }
  return { id, legalName: name, gstin, tan, isSez, billingAddress, pincode };
};

const writeContacts = (
  { add, random }: Pen,
  first: { accountId: number; name: string; phone: string; email: string },
  { communities }: City['state'],
): number[] => {
  const { accountId } = first;
  const firstId = add(contacts, first, { contactTypeId: 1, pocType: 'Primary', isVerified: true });
  const count = random.weighted(furtherContacts);
  const others = Array.from({ length: count }, (_, at) => {
    const person = personName(random, communities);
    const name = `${person.first} ${person.last}`;
    return add(
      contacts,
      { accountId, name, contactTypeId: at + 2 },
      { email: random.chance(0.8) ? inventedEmail(`${name} ${accountId}`) : null },
      { phone: inventedPhone(random) },
      { pocType: random.pick(['Accounts', 'Marketing', 'Site', null]) },
      { isVerified: random.chance(0.6) },
    );
  });
  return [firstId, ...others];
};

/** One client with cities, addresses, a legal entity and contacts. `at` counts clients from 0. */
export const writeClient = (pen: Pen, at: number): Client => {
  const { add, calendar, people, random } = pen;
  const id = pen.nextId(schema.accounts);
  const { clientTypeId, line } = kindOf(at);
  const city = pen.anyCity(random);
  const person = personName(random, city.state.communities);
  const pocName = `${person.first} ${person.last}`.trim();
  const name = nameOf(at, clientTypeId, person, random);
  const agent = random.pick(people.agents[line]);
  const phone = inventedPhone(random);
  const pan = inventedPan(random);
  const email = inventedEmail(`${person.first} ${person.last} ${id}`);
  const isSubBroker = at % 40 === 17;
  const isDnd = at % 61 === 60;
  const statusId = isSubBroker ? 1 : random.weighted(statusWeights);
  const since = -random.int(20, 900);
  const uuid = stableUuid(`account:${id}`);
  const moment = (day: number) => calendar.at(day, random.int(9, 18), random.int(0, 59));
  add(
    schema.accounts,
    { uuid, name, clientTypeId, statusId, clientStatusId: random.weighted(clientStatusWeights) },
    { agentId: random.chance(0.97) ? agent.id : null, isSubBroker, isActive: statusId < 5 },
    { parentId: isSubBroker || at % 160 === 5 ? id - 1 : null, pocName, mobile: phone },
    { email: random.chance(0.95) ? email : null, pan: random.chance(0.8) ? pan : null },
    { makaanSellerIds: random.chance(0.15) ? [800_000 + id, 900_000 + id] : [] },
    { isDnd, dndMarkedAt: isDnd ? calendar.at(-30, 12) : null },
    { migratedAt: random.chance(0.3) ? calendar.at(since + 10, 15) : null },
    { createdAt: moment(since), updatedAt: moment(random.int(Math.max(since, -120), -1)) },
  );
  const cities = new Set([city.id]);
  if (random.chance(0.15)) cities.add(pen.anyCity(random).id);
  for (const cityId of cities) add(schema.accountCities, { accountId: id, cityId });
  const address = writeAddress(pen, city, id);
  const entity = writeLegalEntity(pen, { id, name, city, clientTypeId, pan }, address);
  const first = { accountId: id, name: pocName, phone, email };
  const contactIds = writeContacts(pen, first, city.state);
  if (at % 12 === 7)
    add(schema.didNumbers, { accountId: id, number: `54${String(id).padStart(8, '0')}` });
  if (isDnd) add(schema.dndNumbers, { phone, source: 'client request' });
  const facts = { id, uuid, name, clientTypeId, line, city, agent, phone };
  return { ...facts, isSubBroker, statusId, since, contactIds, entity };
};
