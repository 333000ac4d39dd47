import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AddressType } from '#contract/domain/checks/legalEntityChecks.ts';
import { missingAddress } from '#contract/domain/texts/missing.ts';
import { addresses, cities, legalEntities } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { elsewhere } from '../../tables/fields.ts';

const of = <Value>(type: AddressType, what: SQL): SQL<Value> => sql<Value>`(
  select ${what} from ${addresses} place left join ${cities} town on town.id = place.city_id
  where place.legal_entity_id = ${legalEntities.id} and place.type = ${type}::text
    and place.deleted_at is null)`;

const inOneLine = sql`concat_ws(', ', place.address, town.name, place.pincode)`;

const asText = (type: AddressType): SQL<string> =>
  sql<string>`coalesce(${of<string>(type, inOneLine)}, ${missingAddress}::text)`;

/** The two addresses of a legal entity as its record has them (part 1 section 3, T86). */
export const addressFields = {
  billingStreet: elsewhere(of<string>('Billing', sql`place.address`)),
  billingCityId: elsewhere(of<number>('Billing', sql`place.city_id`).mapWith(Number)),
  billingPincode: elsewhere(of<string>('Billing', sql`place.pincode`)),
  shippingStreet: elsewhere(of<string>('Shipping', sql`place.address`)),
  shippingCityId: elsewhere(of<number>('Shipping', sql`place.city_id`).mapWith(Number)),
  shippingPincode: elsewhere(of<string>('Shipping', sql`place.pincode`)),
  billingAddress: asText('Billing'),
  shippingAddress: asText('Shipping'),
};

/** Fields of the record that are in the table of addresses. */
const addressNames = [
  'billingStreet',
  'billingCityId',
  'billingPincode',
  'shippingStreet',
  'shippingCityId',
  'shippingPincode',
] as const;

export type EntityAddresses = Partial<
  Record<(typeof addressNames)[number], string | number | null | undefined>
>;

const partOf = (values: EntityAddresses, kind: 'billing' | 'shipping') => ({
  address: values[`${kind}Street`] as string | null | undefined,
  cityId: values[`${kind}CityId`] as number | null | undefined,
  pincode: values[`${kind}Pincode`] as string | null | undefined,
});

const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';

const writeOne = async (
  { db, actor, services }: InWrite,
  legalEntityId: number,
  type: AddressType,
  values: ReturnType<typeof partOf>,
): Promise<void> => {
  const isThis = and(
    eq(addresses.legalEntityId, legalEntityId),
    eq(addresses.type, type),
    isNull(addresses.deletedAt),
  );
  const next = { version: sql`${addresses.version} + 1`, updatedBy: actor.id };
  const address = trimmed(values.address);
  if (address === '') {
    await db
      .update(addresses)
      .set({ deletedAt: services.now(), ...next })
      .where(isThis);
    return;
  }
  const columns = {
    address,
    cityId: values.cityId ?? null,
    pincode: trimmed(values.pincode) || null,
  };
  const changed = await db
    .update(addresses)
    .set({ ...columns, ...next })
    .where(isThis)
    .returning({ id: addresses.id });
  if (changed.length === 0)
    await db
      .insert(addresses)
      .values({ legalEntityId, type, ...columns, createdBy: actor.id, updatedBy: actor.id });
};

/** Writes those of the two addresses that a change touches; one without a street is removed. */
export const writeAddresses = async (
  context: InWrite,
  legalEntityId: number,
  record: EntityAddresses,
  changes: EntityAddresses,
): Promise<void> => {
  const isTouched = (kind: 'billing' | 'shipping') =>
    addressNames.some(name => name.startsWith(kind) && changes[name] !== undefined);
  if (isTouched('billing'))
    await writeOne(context, legalEntityId, 'Billing', partOf(record, 'billing'));
  if (isTouched('shipping'))
    await writeOne(context, legalEntityId, 'Shipping', partOf(record, 'shipping'));
};
