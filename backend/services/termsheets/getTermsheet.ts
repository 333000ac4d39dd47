import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { termsheetMilestones, termsheetPackages } from '../../database/schema/index.ts';
import { termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { termsheetMilestoneRecords, termsheetPackageRecords } from './termsheetLists.ts';
import { termsheetProductRecords } from './termsheetProducts.ts';
import { termsheetRecords } from './termsheetRecords.ts';

const all = { page: 0, pageSize: 500 };

/** GET termsheet-page/{id}: the termsheet and all that it is made of. */
export const getTermsheet = async (
  context: Pick<InWrite, 'db' | 'actor' | 'services'> & { params: { id: number } },
) => {
  const { db, actor, params } = context;
  const { id } = params;
  await termsheetOrRefuse(db, actor, 'read', id);
  const record = await termsheetRecords.readOne(context, id);
  const packages = await termsheetPackageRecords.list(context, all, [
    eq(termsheetPackages.termsheetId, id),
  ]);
  const products = await termsheetProductRecords.list(context, all, [
    eq(termsheetPackages.termsheetId, id),
  ]);
  const milestones = await termsheetMilestoneRecords.list(context, all, [
    eq(termsheetMilestones.termsheetId, id),
  ]);
  return {
    ...record,
    opportunityPackageMappings: packages.results,
    productMappings: products.results,
    milestones: milestones.results,
  };
};

/** GET termsheet-view/{id}: who is billed, in words. */
export const viewTermsheet: Verb<CallOf<'termsheets.view'>> = async context => {
  const { db, actor, params } = context;
  await termsheetOrRefuse(db, actor, 'read', params.id);
  const row = await termsheetRecords.readOne(context, params.id);
  return {
    id: row.id,
    legalName: row.legalEntityName ?? '',
    gstinSez: row.gstinSez ?? null,
    billingAddress: row.billingAddress ?? '',
    shippingAddress: row.shippingAddress ?? '',
  };
};
