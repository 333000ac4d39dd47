import { describe, expect, it } from 'vitest';
import { projectMessages } from '../projectChecks.ts';
import { audienceMaximizerNames, type AudienceMaximizerValues } from './audienceMaximizerFields.ts';
import { audienceMaximizerMessages, audienceMaximizerRules } from './audienceMaximizerRules.ts';

const { faults, missing, needed, inBothLanguages } = audienceMaximizerRules;
const devanagari = /[\u0900-\u097f]/;
const uuid = '11111111-1111-4111-8111-111111111111';
const complete: AudienceMaximizerValues = {
  entity_type_id: 2,
  entity_id: 5,
  polygon_uuids: [uuid],
  supply_user_uuid: uuid,
  opportunity_id: 7,
  start_date: '2026-12-01',
  end_date: '2026-12-07',
  product_details: { audience_maximizer_type: 'Project' },
  project_ids: [6],
};
const seen = { today: '2026-11-20' };
const told = (values: AudienceMaximizerValues) =>
  faults({ ...complete, ...values }, seen).map(({ field, message }) => `${field}: ${message}`);

describe('the rules of an audience maximizer', () => {
  it('a complete one lacks nothing; one competitor is enough (T66)', () => {
    expect(missing(complete)).toEqual([]);
    expect(faults(complete, seen)).toEqual([]);
  });

  it.each(['City', 'Project'] as const)('an empty one of a %s lacks what it needs', type => {
    const values = { product_details: { audience_maximizer_type: type } };
    const fields = missing(values).map(({ field }) => field);
    expect(new Set([...fields, 'product_details.audience_maximizer_type'])).toEqual(
      new Set(needed(values)),
    );
    for (const { message } of missing(values))
      expect(inBothLanguages(message).hi).toMatch(devanagari);
  });

  const wrong: [string, AudienceMaximizerValues, string[]][] = [
    ['its own project', { project_ids: [6, 5] }, [`project_ids: ${projectMessages.sameAsPrimary}`]],
    [
      'a project of its builder',
      { entity_type_id: 3, builder_project_ids: '9,6' },
      [`project_ids: ${projectMessages.sameAsPrimary}`],
    ],
    ['a builder with the id of a competitor', { entity_type_id: 3, entity_id: 6 }, []],
    [
      'competitors of a city',
      { product_details: { audience_maximizer_type: 'City' } },
      [`project_ids: ${audienceMaximizerMessages.competitorsOfProjects}`],
    ],
    [
      'omni channel amount below 0',
      { product_details: { audience_maximizer_type: 'Project', omni_channel_amount: -1 } },
      [`product_details.omni_channel_amount: ${audienceMaximizerMessages.omniChannelAmount}`],
    ],
    [
      'omni channel amount 0',
      { product_details: { audience_maximizer_type: 'Project', omni_channel_amount: 0 } },
      [],
    ],
    [
      'budgets the wrong way round',
      { min_budget: 200, max_budget: 100 },
      [`min_budget: ${audienceMaximizerMessages.budgetOrder}`],
    ],
    ['one budget twice', { min_budget: 100, max_budget: 100 }, []],
    ['no amount', { amount: 0 }, ['amount: Please enter an amount greater than 0']],
  ];
  it.each(wrong)('%s', (_what, values, expected) => {
    expect(told(values)).toEqual(expected);
  });

  it.each([...Object.values(audienceMaximizerMessages), projectMessages.sameAsPrimary])(
    '%s, in Hindi too',
    message => {
      expect(inBothLanguages(message)).toEqual({
        en: message,
        hi: expect.stringMatching(devanagari) as string,
      });
    },
  );

  it('every field has its name in both languages', () => {
    for (const { en, hi } of Object.values(audienceMaximizerNames)) {
      expect(en).toMatch(/^[A-Z]/);
      expect(hi).toMatch(devanagari);
    }
  });
});
