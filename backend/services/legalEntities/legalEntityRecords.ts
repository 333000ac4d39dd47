import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LegalEntity, LegalEntityFields } from '#contract/calls/recordTypes.ts';
import { legalEntityRecordCalls } from '#contract/calls/legalEntities/legalEntities.ts';
import { asFieldFaults, legalEntityFindings } from '#contract/domain/clients/clientFindings.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { accounts, cities, legalEntities } from '../../database/schema/index.ts';
import { ofAccountInScope, refuseAccount } from '../../policies/scopes/accountScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { mapped, reference } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { writeSumsOfAccount } from '../opportunities/figures/dealSums.ts';
import { untaxedStandings } from '../opportunities/milestoneStandings.ts';
import { addressFields, writeAddresses } from './entityAddresses.ts';
import { toldAs } from '../../policies/toldAs.ts';

/** Tax numbers are kept in capitals, however they are typed. */
const capitals = (column: PgColumn) =>
  mapped<string, string>(
    column,
    stored => stored,
    given => given?.trim().toUpperCase() || null,
    column,
  );

const refuseCities = async (
  { db }: InWrite,
  named: readonly (readonly [string, number | null | undefined])[],
): Promise<void> => {
  const ids = named.flatMap(([, id]) => id ?? []);
  if (ids.length === 0) return;
  const found = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(inArray(cities.id, ids), eq(cities.isActive, true)));
  const known = new Set(found.map(({ id }) => id));
  const [unknown] = named.find(([, id]) => typeof id === 'number' && !known.has(id)) ?? [];
  if (unknown) throw invalidField(`/${unknown}`, 'reference', invalidChoice);
};

/** Who is billed. Addresses are in a table of their own. */
export const legalEntityRecords = declareRecords<LegalEntity, LegalEntityFields>(
  legalEntityRecordCalls,
  {
    resource: 'legal-entities',
    table: legalEntities,
    removal: 'soft',
    notThere: notThere.legalEntity,
    fields: {
      accountId: reference(legalEntities.accountId, accounts, { order: accounts.name }),
      accountName: accounts.name,
      legalName: legalEntities.legalName,
      pan: capitals(legalEntities.pan),
      tan: capitals(legalEntities.tan),
      isUnregisteredCustomer: legalEntities.isUnregisteredCustomer,
      gstin: capitals(legalEntities.gstin),
      isSez: legalEntities.isSez,
      gstinSez: sql<string>`${legalEntities.gstin} || case when ${legalEntities.isSez} then '(SEZ)' else '' end`,
      ...addressFields,
      active: legalEntities.isActive,
    },
    search: [legalEntities.legalName, legalEntities.gstin, accounts.name],
    client: { accountId: legalEntities.accountId },
    sort: 'legalName',
    readers: actor => ofAccountInScope(legalEntities.accountId, actor, 'read'),
    narrow: ({ accountId }, actor) => [
      ofAccountInScope(
        legalEntities.accountId,
        actor,
        typeof accountId === 'number' ? 'read' : 'list',
      ),
      isNull(accounts.mergedIntoId),
      typeof accountId === 'number' ? eq(legalEntities.accountId, accountId) : undefined,
    ],
    faults: ({ record, before }) =>
      asFieldFaults(legalEntityFindings({ record, previous: before })),
    refuse: async (context, { record, changes, before }) => {
      if (before && changes.accountId !== undefined)
        await refuseAccount(context.db, context.actor, 'change', record.accountId);
      await refuseCities(context, [
        ['billingCityId', changes.billingCityId],
        ['shippingCityId', changes.shippingCityId],
      ]);
      if (before?.isSez && changes.isSez === false && (await untaxedStandings(context, before.id)))
        throw invalidField('/isSez', 'check', opportunityRefusals.askedWithoutTax);
    },
    written: async (context, { id, record, changes, before }) => {
      await writeAddresses(context, id, record, changes);
      // Who is in a special economic zone may pay no GST: what their deals come to follows.
      if ((changes.isSez ?? false) !== (before?.isSez ?? false) && changes.isSez !== undefined)
        await writeSumsOfAccount(context, record.accountId);
    },
    history: ({
      legalName,
      pan,
      tan,
      isUnregisteredCustomer,
      gstin,
      isSez,
      billingAddress,
      shippingAddress,
      active,
    }) => ({
      legalName,
      pan,
      tan,
      isUnregisteredCustomer,
      gstin,
      isSez,
      billingAddress,
      shippingAddress,
      active,
    }),
  },
);

/** The legal entity when the person may change its account. @throws Refusal NOT_FOUND or FORBIDDEN */
export const legalEntityOrRefuse = async (context: InWrite, id: number): Promise<LegalEntity> => {
  const entity = await legalEntityRecords.readOne(context, id);
  await refuseAccount(context.db, context.actor, 'change', entity.accountId).catch(
    toldAs(notThere.legalEntity),
  );
  return entity;
};

/** POST account-legal-entity. */
export const createLegalEntity = async (context: InWrite & { body: LegalEntityFields }) => {
  await refuseAccount(context.db, context.actor, 'change', context.body.accountId);
  return legalEntityRecords.create(context, context.body);
};

/** PUT account-legal-entity/{id}. */
export const updateLegalEntity = async (
  context: InWrite & {
    params: { id: number };
    body: Partial<LegalEntityFields> & { version: number };
  },
) => {
  await legalEntityOrRefuse(context, context.params.id);
  return legalEntityRecords.update(context, { id: context.params.id, body: context.body });
};
