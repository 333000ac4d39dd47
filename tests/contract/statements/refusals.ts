import { opportunities } from '#backend/database/schema/index.ts';
import { ok, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Proof, Proofs } from './Proof.ts';

const packages = '/sapna/v2/get-packages';
const complimentary = '/sapna/v1/complimentary-products';
const nobody = 999_999;

/** A package that NetSuite has taken over, with one product. */
const inNetsuite = async (test: Catalogue) => {
  const { id } = await test.package();
  const product = await test.product();
  ok(await test.map(id, { productId: product.id }));
  ok(await test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [id] }));
  return { id, productId: product.id };
};

const adding: Proof = {
  refused: async test =>
    test.map((await inNetsuite(test)).id, { productId: (await test.product()).id }),
  status: 409,
};
const deleting: Proof = {
  refused: async test =>
    test.admin.put(`${packages}/delete`, { ids: [(await inNetsuite(test)).id] }),
  status: 409,
};

const slot = (changes: object) => async (test: Catalogue) =>
  (await test.as('admin')).post('/ads/create-builder-slots', {
    promotion_type: 'Paid',
    entity_type_id: 2,
    amount: 100,
    profile_type: 'BUILDER',
    selling_type: 'New Project',
    start_date: '2026-12-01',
    end_date: '2026-12-07',
    ...changes,
  });

const missing = (field: string, title: string, changes: object = {}): Proof => ({
  refused: slot({ [field]: null, ...changes }),
  field: `/${field}`,
  says: `Please enter ${title}`,
});
const amount: Proof = { refused: slot({ amount: 0 }), field: '/amount' };
const hardMissing: Proof = {
  refused: slot({ organic_soft_target: 1 }),
  field: '/organic_hard_target',
};
const softMissing: Proof = {
  refused: slot({ organic_hard_target: 1 }),
  field: '/organic_soft_target',
};
const order: Proof = { refused: slot({ end_date: '2026-11-30' }), field: '/start_date' };
const invalidId: Proof = {
  refused: test =>
    test.admin.post(`${packages}/create`, {
      name: 'No family',
      packageFamilyId: nobody,
      agentType: 'Both',
      durationDays: 30,
      hsnCode: '998365',
    }),
  field: '/packageFamilyId',
};

const viewComplimentary: Proof = {
  refused: async test => (await test.as('finance')).get(complimentary),
  status: 403,
};
const addComplimentary: Proof = {
  refused: async test => {
    const [deal] = await test.client.db.select().from(opportunities).limit(1);
    const body = { productId: (await test.product()).id, quantity: 1, opportunityId: deal?.id };
    return (await test.as('sales-manager')).post(`${complimentary}/add`, body);
  },
  status: 403,
};

const later: Proof = { decided: '0010-catalogue.md' };

/** What is refused, and what a decision explains, by the statement's id. */
export const refusals: Proofs = {
  'P1-V-027': later,
  'P1-V-037': adding,
  'P1-V-038': deleting,
  'P2-V-001': missing('start_date', 'Start Date'),
  'P2-V-002': missing('end_date', 'End Date'),
  'P2-V-003': missing('polygon_uuids', 'Polygon', { polygon_uuids: [] }),
  'P2-V-004': later,
  'P2-V-005': missing('opportunity_id', 'Opportunity ID'),
  'P2-V-006': missing('builder_project_ids', 'Builder Projects', { entity_type_id: 3 }),
  'P2-V-007': missing('supply_user_uuid', 'Supply User'),
  'P2-V-008': later,
  'P2-V-009': amount,
  'P2-V-010': later,
  'P2-V-011': hardMissing,
  'P2-V-012': softMissing,
  'P2-V-013': later,
  'P2-V-014': order,
  'P2-V-017': later,
  'P2-V-018': invalidId,
  'P2-V-019': later,
  'P2-V-020': adding,
  'P2-V-021': deleting,
  'P2-V-023': later,
  'P2-V-024': later,
  'P1-G-031': addComplimentary,
  'P1-G-032': viewComplimentary,
  'P1-G-070': adding,
  'P1-G-071': deleting,
  'P2-G-001': later,
  'P2-G-002': later,
  'P2-G-003': later,
  'P2-G-005': missing('start_date', 'Start Date'),
  'P2-G-006': amount,
  'P2-G-007': later,
  'P2-G-008': hardMissing,
  'P2-G-009': softMissing,
  'P2-G-010': later,
  'P2-G-011': order,
  'P2-G-014': later,
  'P2-G-015': invalidId,
  'P2-G-016': adding,
  'P2-G-017': deleting,
  'P2-G-021': addComplimentary,
  'P2-G-022': viewComplimentary,
  'P2-G-071': { decided: '0090-opportunities.md' },
  'P3-G-028': later,
};
