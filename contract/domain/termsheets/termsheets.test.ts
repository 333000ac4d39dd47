import { describe, expect, it } from 'vitest';
import options from '../../../resources/options.json' with { type: 'json' };
import { allowsTermsheet, delayedActivationStatuses } from '../approvals/approvalStatus.ts';
import { labelOf } from '../enumeration.ts';
import { isToleratedTagError } from './documentTags.ts';
import { termsheetRefusals } from './termsheetMessages.ts';
import { allowsTermsheetAct } from './termsheetActs.ts';
import { termsheetAcceptances } from './termsheetAcceptance.ts';
import {
  blocksAnotherTermsheet,
  termsheetStatuses,
  termsheetStatusWords,
} from './termsheetStatus.ts';

describe('termsheets', () => {
  it.each([
    [5, 'cancelled', 'accepted'],
    [6, 'dropped', 'rejected'],
    [7, 'sentBackToRAM', 'expired'],
  ])('T30 %i is the status %s and the acceptance %s', (id, status, acceptance) => {
    expect(labelOf(termsheetStatuses, id)).toBe(status);
    expect(labelOf(termsheetAcceptances, id)).toBe(acceptance);
  });

  it.each([
    // status, blocks another (T31), editable (T31), RCM case can be corrected (T32), PDF (T33)
    [1, true, true, false, true],
    [2, true, true, false, true],
    [3, true, false, false, false],
    [4, false, false, true, false],
    [5, false, false, false, false],
    [6, false, false, false, false],
    [7, false, true, true, false],
    [8, false, false, false, false],
  ])('T31 T32 T33 status %i', (statusId, blocks, editable, correctable, hasPdf) => {
    expect(blocksAnotherTermsheet(statusId)).toBe(blocks);
    expect(allowsTermsheetAct(statusId, 'edit')).toBe(editable);
    expect(allowsTermsheetAct(statusId, 'correct')).toBe(correctable);
    expect(allowsTermsheetAct(statusId, 'pdf')).toBe(hasPdf);
  });

  it.each(delayedActivationStatuses.filter(status => !allowsTermsheet(status)))(
    'T43 T45 names the status %s in words',
    status => {
      const { discount, delayedActivation } = termsheetRefusals;
      for (const { message, hi } of [discount('Gold', status), delayedActivation(status)]) {
        expect(message).toMatch(/ approved: [a-z]/);
        expect(`${message} ${hi}`).not.toContain(status);
      }
    },
  );

  it('have the words in tiles that lists have', () => {
    const words = options['termsheet-statuses'].map(({ value, label }) => ({
      id: value,
      label: typeof label === 'string' ? label : label.en,
    }));
    expect(words).toEqual(termsheetStatusWords);
  });

  it.each([
    ['Tags Tags are compulsory', true],
    ['Tags are compulsory', false],
    ['Tags Tags are compulsory!', false],
  ])('T95 the tag error %j is tolerated: %s', (message, expected) => {
    expect(isToleratedTagError(message)).toBe(expected);
  });
});
