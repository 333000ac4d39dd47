import { sql } from 'drizzle-orm';
import type {
  ComplimentaryProduct,
  ComplimentaryProductFields,
} from '#contract/calls/recordTypes.ts';
import { complimentaryProductCalls } from '#contract/calls/catalogue/complimentaryProducts.ts';
import { complimentaryFaults } from '#contract/domain/catalogue/complimentary.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  complimentaryProducts as given,
  opportunities,
  packages,
  products,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';

/** Products given away with a package of the catalogue or on one opportunity. */
export const complimentaryRecords = declareRecords<
  ComplimentaryProduct,
  ComplimentaryProductFields
>(complimentaryProductCalls, {
  resource: 'complimentary-products',
  table: given,
  removal: 'soft',
  notThere: notThere.complimentaryProduct,
  fields: {
    productId: reference(given.productId, products),
    productName: products.name,
    packageId: reference(given.packageId, packages),
    packageName: packages.name,
    opportunityId: reference(given.opportunityId, opportunities),
    opportunityName: opportunities.name,
    quantity: given.quantity,
    startDate: given.startDate,
    endDate: given.endDate,
    /** Both ends counted. */
    days: sql`(${given.endDate} - ${given.startDate} + 1)`,
    reason: given.remark,
    active: given.isActive,
  },
  search: [products.name, packages.name, opportunities.name],
  sort: '-updatedAt',
  readers: 'granted',
  faults: ({ record }, today) => complimentaryFaults(record, today),
  history: ({
    productName,
    packageName,
    opportunityName,
    quantity,
    startDate,
    endDate,
    reason,
  }) => ({
    productName,
    packageName,
    opportunityName,
    quantity,
    startDate,
    endDate,
    reason,
  }),
});
