import schema from '#form-schemas/complimentary-product.schema.json' with { type: 'json' };
import { approvalMessages } from '../../domain/approvals/approvalMessages.ts';
import type { RoleCode } from '../../domain/roles.ts';
import { recordCalls } from '../recordCalls.ts';
import type { ComplimentaryProduct, ComplimentaryProductFields } from '../recordTypes.ts';

/** Who gives products away, and who sees it (part 1 section 6 names the refusals, not the roles; record 0012). */
const giverRoles: readonly RoleCode[] = ['admin', 'master-data'];
const viewerRoles: readonly RoleCode[] = [...giverRoles, 'sales-manager'];

const path = '/sapna/v1/complimentary-products';
const denied = approvalMessages.mayNotAddComplimentary;

/** Products given away with a package of the catalogue or on one opportunity; they are taken back, never changed. */
export const complimentaryProductCalls = recordCalls<
  ComplimentaryProduct,
  ComplimentaryProductFields
>()({
  area: 'complimentaryProducts',
  schema,
  called: ['complimentary product', 'complimentary products'],
  access: giverRoles,
  source: 'part 1 §6, part 2 §3, §7, decision record 0012',
  list: {
    at: `GET ${path}`,
    access: viewerRoles,
    denied: approvalMessages.mayNotViewComplimentary,
    summary:
      'Complimentary products, a page at a time; of one opportunity with filters=opportunityId==5',
  },
  create: {
    at: `POST ${path}/add`,
    as: 'add',
    denied,
    summary: 'Add a complimentary product to a package or an opportunity',
  },
  remove: {
    at: `PUT ${path}/delete`,
    by: 'body',
    denied,
    summary: 'Remove complimentary products; all of them or none',
  },
});
