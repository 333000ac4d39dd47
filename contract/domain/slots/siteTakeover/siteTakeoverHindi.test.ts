import { describe, expect, it } from 'vitest';
import { dateMessages } from '../../checks/dateChecks.ts';
import { siteTakeoverCards } from '../productCards.ts';
import { slotCheck } from '../slotRules.ts';
import { siteTakeoverMessages } from './siteTakeoverFaults.ts';
import { siteTakeoverTitles } from './siteTakeoverFields.ts';
import { cardTitle, inBothLanguages, partTitle } from './siteTakeoverHindi.ts';
import { siteTakeoverMissing } from './siteTakeoverMissing.ts';
import { siteTakeoverRules } from './siteTakeoverRules.ts';

const siteTakeoverCheck = slotCheck(siteTakeoverRules);

const devanagari = /[\u0900-\u097f]/;

describe('the messages of a site takeover', () => {
  const messages = [
    ...Object.values(siteTakeoverMessages),
    dateMessages.order,
    ...siteTakeoverMissing({ entity_type_id: 3 }).map(({ message }) => message),
    ...siteTakeoverMissing({}).map(({ message }) => message),
  ];

  it.each(messages)('%s: English to the letter, and in Hindi', message => {
    const { en, hi } = inBothLanguages(message);
    expect(en).toBe(message);
    expect(hi).toMatch(devanagari);
  });

  it('name every card and every field', () => {
    for (const { priority, label } of siteTakeoverCards) {
      expect(cardTitle(priority).en).toBe(label);
      expect(cardTitle(priority).hi).toMatch(devanagari);
    }
    for (const field of Object.keys(siteTakeoverTitles))
      expect(partTitle(field).hi).toMatch(devanagari);
    expect(partTitle('product_cards.9').en).toBe('desktop logo');
    expect(partTitle('entity_id', 3).en).toBe('Builder');
  });
});

describe('the check that the screen names', () => {
  const today = '2026-11-22';
  const past = { start_date: '2026-11-20', end_date: '2026-11-25' };
  const at = (record: object, previous?: object) =>
    siteTakeoverCheck.faults({ record, previous, today }).map(({ path }) => path);

  it('lets stored days stay, and refuses to book them once they have passed (T80)', () => {
    expect(at({ ...past, is_draft: true })).toEqual(['start_date']);
    expect(at({ ...past, is_draft: true }, { ...past, is_draft: true })).toEqual([]);
    expect(at({ ...past, is_draft: false }, { ...past, is_draft: true })).toEqual(['start_date']);
    expect(at({ ...past, is_draft: false }, { ...past, is_draft: false })).toEqual([]);
  });
});
