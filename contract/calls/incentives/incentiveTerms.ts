import Type from 'typebox';
import categorySchema from '#form-schemas/incentive-participant-category.schema.json' with { type: 'json' };
import ruleSchema from '#form-schemas/incentive-rule.schema.json' with { type: 'json' };
import slabSchema from '#form-schemas/incentive-slab.schema.json' with { type: 'json' };
import { ruleKeepers, termReaders } from '../../domain/incentives/incentiveRoles.ts';
import { rowId } from '../bodies.ts';
import { recordCalls } from '../recordCalls.ts';
import type {
  IncentiveParticipantCategory,
  IncentiveParticipantCategoryFields,
  IncentiveRule,
  IncentiveRuleFields,
  IncentiveSlab,
  IncentiveSlabFields,
} from '../recordTypes.ts';

const source = 'part 2 §2, §3, §6, §7, decision record 0138';
const ofCategory = { participantCategoryId: Type.Optional(rowId) };

/** Who takes part: a designation in a department that sells to a client type. */
export const participantCategoryCalls = recordCalls<
  IncentiveParticipantCategory,
  IncentiveParticipantCategoryFields
>()({
  area: 'participantCategories',
  schema: categorySchema,
  called: ['participant category', 'participant categories'],
  access: ruleKeepers,
  source,
  list: { at: 'GET /sapna/v1/incentive-participant-categories', access: termReaders },
  create: { at: 'POST /console/v1/incentive-participant-categories' },
});

/** The targets a category may be set, how often, and the most it may earn; amounts in paise. */
export const incentiveRuleCalls = recordCalls<IncentiveRule, IncentiveRuleFields>()({
  area: 'incentiveRules',
  schema: ruleSchema,
  called: ['rule', 'incentive rules'],
  access: ruleKeepers,
  source,
  list: { at: 'GET /sapna/v2/incentive-rules', access: termReaders, query: ofCategory },
  create: { at: 'POST /sapna/v1/incentive-rules/add', as: 'add' },
  update: { at: 'PUT /sapna/v1/incentive-rules/update/{id}' },
});

/** What a reached share of the target, or a number of closed accounts, earns; bounds are [min, max). */
export const incentiveSlabCalls = recordCalls<IncentiveSlab, IncentiveSlabFields>()({
  area: 'incentiveSlabs',
  schema: slabSchema,
  called: ['slab', 'incentive slabs'],
  access: ruleKeepers,
  source,
  list: { at: 'GET /sapna/v1/incentive-slabs', access: termReaders, query: ofCategory },
  create: { at: 'POST /sapna/v1/incentive-slabs/add', as: 'add' },
  update: { at: 'PUT /sapna/v1/incentive-slabs/update/{id}' },
});
