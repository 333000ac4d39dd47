import Type from 'typebox';
import milestoneSchema from '#form-schemas/termsheet-milestone.schema.json' with { type: 'json' };
import packageSchema from '#form-schemas/termsheet-package.schema.json' with { type: 'json' };
import productSchema from '#form-schemas/termsheet-product.schema.json' with { type: 'json' };
import stepSchema from '#form-schemas/termsheet-step.schema.json' with { type: 'json' };
import schema from '#form-schemas/termsheet.schema.json' with { type: 'json' };
import { clientWriters } from '../../domain/clients/clientWriters.ts';
import { rowId } from '../bodies.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type {
  Termsheet,
  TermsheetFields,
  TermsheetMilestone,
  TermsheetPackage,
  TermsheetProduct,
  TermsheetProductFields,
  TermsheetStep,
} from '../recordTypes.ts';

const source = 'part 1 §3, §4, §7, §8, T30 to T33, decision record 0140';
const ofTermsheet = { termsheetId: Type.Optional(rowId) };

/** Agreements on a price: what was sold, to whom, and what RCM said of it. */
export const termsheetRecordCalls = recordCalls<Termsheet, TermsheetFields>()({
  area: 'termsheets',
  schema,
  called: ['termsheet', 'termsheets'],
  access: clientWriters,
  source,
  list: {
    at: 'GET /console/v1/termsheets',
    access: 'signed-in',
    query: { opportunityId: Type.Optional(rowId), accountId: Type.Optional(rowId) },
    orders: ['id', 'sentToRcmAt', 'updatedAt'],
  },
  get: {
    at: 'GET /sapna/v3/termsheet-page/{id}',
    access: 'signed-in',
    beside: {
      /** With `activationParameters` and its like as JSON text (part 1 section 3). */
      opportunityPackageMappings: Type.Array(answerOf(packageSchema)),
      productMappings: Type.Array(answerOf(productSchema)),
      milestones: Type.Array(answerOf(milestoneSchema)),
    },
    summary: 'A termsheet with its packages, products and milestones',
  },
  create: { at: 'POST /sapna/v1/termsheet' },
  update: { at: 'PUT /sapna/v1/termsheet/{id}' },
});

export const termsheetPackageCalls = recordCalls<TermsheetPackage, object>()({
  area: 'termsheetPackages',
  schema: packageSchema,
  called: ['package', 'packages'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/termsheet-packages', query: ofTermsheet },
});

export const termsheetProductCalls = recordCalls<TermsheetProduct, TermsheetProductFields>()({
  area: 'termsheetProducts',
  schema: productSchema,
  called: ['product', 'products'],
  access: clientWriters,
  source,
  list: {
    at: 'GET /sapna/v1/termsheet-product-details',
    access: 'signed-in',
    query: { ...ofTermsheet, opportunityId: Type.Optional(rowId) },
  },
  update: { at: 'PUT /sapna/v1/termsheet-product-details/{id}' },
});

export const termsheetMilestoneCalls = recordCalls<TermsheetMilestone, object>()({
  area: 'termsheetMilestones',
  schema: milestoneSchema,
  called: ['milestone', 'milestones'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/termsheet-milestones', query: ofTermsheet },
});

export const termsheetStepCalls = recordCalls<TermsheetStep, object>()({
  area: 'termsheetSteps',
  schema: stepSchema,
  called: ['step', 'steps'],
  access: 'signed-in',
  source,
  list: { at: 'GET /console/v1/termsheet-steps', query: ofTermsheet },
});

export const termsheetCalls = [
  ...termsheetRecordCalls.calls,
  ...termsheetPackageCalls.calls,
  ...termsheetProductCalls.calls,
  ...termsheetMilestoneCalls.calls,
  ...termsheetStepCalls.calls,
] as const;
