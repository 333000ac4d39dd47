import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { notFound, Refusal } from '../../calls/Refusal.ts';
import { addresses, legalEntities } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { refuseStale } from '../../tables/staleVersion.ts';
import { inWrite } from '../../tables/inWrite.ts';
import { legalEntityOrRefuse, legalEntityRecords } from './legalEntityRecords.ts';
import { toldAs } from '../../policies/toldAs.ts';

type Row = typeof addresses.$inferSelect;

const present = ({ id, legalEntityId, type, address, cityId, pincode, version }: Row) => ({
  id,
  legalEntityId,
  type,
  address,
  version,
  ...(cityId !== null && { cityId }),
  ...(pincode !== null && { pincode }),
});

/** GET account-legal-entity/account/{id}: each legal entity with its `addressDetails` (part 1 section 3). */
export const listOfAccount: Verb<CallOf<'legalEntities.ofAccount'>> = async context => {
  const { db, actor, params } = context;
  await refuseAccount(db, actor, 'read', params.id);
  const found = await db
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(and(eq(legalEntities.accountId, params.id), isNull(legalEntities.deletedAt)));
  const ids = found.map(({ id }) => id);
  const entities = await legalEntityRecords.read(context, ids);
  const places = await db
    .select()
    .from(addresses)
    .where(and(inArray(addresses.legalEntityId, ids), isNull(addresses.deletedAt)))
    .orderBy(asc(addresses.id));
  return {
    results: entities
      .toSorted((one, other) => one.id - other.id)
      .map(entity => ({
        ...entity,
        addressDetails: places
          .filter(place => place.legalEntityId === entity.id)
          .map(place => present(place)),
      })),
  };
};

const fieldsOf = (
  type: Row['type'],
  {
    address,
    cityId,
    pincode,
  }: { address?: string; cityId?: number | null; pincode?: string | null },
) => {
  const kind = type === 'Billing' ? 'billing' : 'shipping';
  return Object.fromEntries(
    [
      [`${kind}Street`, address],
      [`${kind}CityId`, cityId],
      [`${kind}Pincode`, pincode],
    ].filter(([, value]) => value !== undefined),
  ) as Record<string, string | number | null>;
};

const addressOf = async (
  { db }: Pick<InWrite, 'db'>,
  legalEntityId: number,
  type: Row['type'],
): Promise<Row | undefined> => {
  const [row] = await db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.legalEntityId, legalEntityId),
        eq(addresses.type, type),
        isNull(addresses.deletedAt),
      ),
    );
  return row;
};

/** An address is written as the part of its legal entity that it is, so that rules and history are the same. */
const save = async (context: InWrite, legalEntityId: number, type: Row['type'], fields: object) => {
  const entity = await legalEntityOrRefuse(context, legalEntityId);
  await legalEntityRecords.update(context, {
    id: entity.id,
    body: { ...fieldsOf(type, fields), version: entity.version },
  });
  const saved = await addressOf(context, legalEntityId, type);
  if (!saved) throw notFound(notThere.address);
  return present(saved);
};

/** POST address. */
export const createAddress: Verb<CallOf<'addresses.create'>> = async context => {
  const { legalEntityId, type, ...fields } = context.body;
  await legalEntityOrRefuse(inWrite(context), legalEntityId);
  if (await addressOf(context, legalEntityId, type))
    throw new Refusal('CONFLICT', `This legal entity already has a ${type.toLowerCase()} address.`);
  return save(inWrite(context), legalEntityId, type, fields);
};

/** PUT address/{id}. */
export const updateAddress: Verb<CallOf<'addresses.update'>> = async context => {
  const { db, params, body } = context;
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, params.id), isNull(addresses.deletedAt)));
  if (!row) throw notFound(notThere.address);
  await legalEntityOrRefuse(inWrite(context), row.legalEntityId).catch(toldAs(notThere.address));
  const { version, ...fields } = body;
  refuseStale('address', present(row), version);
  return save(inWrite(context), row.legalEntityId, row.type, fields);
};
