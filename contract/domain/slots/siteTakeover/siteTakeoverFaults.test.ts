import { describe, expect, it } from 'vitest';
import { completeSlot } from './completeSlot.fixture.ts';
import type { SlotDaysSeen } from '../slotFaults.ts';
import { siteTakeoverFaults } from './siteTakeoverFaults.ts';

const today = '2026-11-20';
const faults = (changes: object, seen: Partial<SlotDaysSeen> = {}) =>
  siteTakeoverFaults({ ...completeSlot, ...changes }, { today, ...seen }).map(
    ({ field, message }) => `${field}: ${message}`,
  );

const order = 'Start Date should be earlier than or equal to End Date';
const past = 'Slot date is before today';
const links = (field: string, title: string) =>
  `product_details.${field}: ${title} must begin with https://, http:// or /`;

describe('the rules of a site takeover', () => {
  it.each<[string, object, readonly string[]]>([
    ['nothing wrong', {}, []],
    ['nothing given', Object.fromEntries(Object.keys(completeSlot).map(key => [key, null])), []],
    ['one day', { end_date: '2026-12-01' }, []],
    ['end before start', { end_date: '2026-11-30' }, [`start_date: ${order}`]],
    ['start before today', { start_date: '2026-11-19' }, [`start_date: ${past}`]],
    ['start today', { start_date: today }, []],
    [
      'both before today',
      { start_date: '2026-11-01', end_date: '2026-11-02' },
      [`start_date: ${past}`, `end_date: ${past}`],
    ],
    [
      'a day out of reach',
      { end_date: '2126-11-21' },
      ['end_date: Date must be within 100 years of today'],
    ],
    ['no targets', { organic_hard_target: null, organic_soft_target: null }, []],
    [
      'hard alone',
      { organic_soft_target: null },
      ['organic_soft_target: Please enter value for Organic Soft Target'],
    ],
    [
      'soft alone',
      { organic_hard_target: null },
      ['organic_hard_target: Please enter value for Organic Hard Target'],
    ],
    [
      'soft above hard',
      { organic_soft_target: 41 },
      [
        'organic_soft_target: Organic Soft Target should be less than or equal to Organic Hard Target',
      ],
    ],
    ['soft as hard', { organic_soft_target: 40 }, []],
    ['targets of 0', { organic_hard_target: 0, organic_soft_target: 0 }, []],
    [
      'inner alone',
      { outer_churn_radius: null },
      ['outer_churn_radius: Please enter value for Outer Churn Radius'],
    ],
    [
      'outer alone',
      { inner_churn_radius: null },
      ['inner_churn_radius: Please enter value for Inner Churn Radius'],
    ],
    [
      'inner beyond outer',
      { inner_churn_radius: 9 },
      ['inner_churn_radius: Inner Churn Radius should be less than or equal to Outer Churn Radius'],
    ],
    ['equal radii', { inner_churn_radius: 8 }, []],
    [
      'an amount of 0 for what is paid',
      { amount: 0 },
      ['amount: Please enter an amount greater than 0'],
    ],
    ['an amount of 0 for what is given', { amount: 0, promotion_type: 'Complimentary' }, []],
    [
      'builder projects of a project',
      { builder_project_ids: '5' },
      ['builder_project_ids: Builder Projects can only be given for a builder'],
    ],
    ['builder projects of a builder', { entity_type_id: 3, builder_project_ids: ' 5, 6 ' }, []],
    [
      'words for ids',
      { entity_type_id: 3, builder_project_ids: '5,x' },
      ['builder_project_ids: Builder Projects must be project IDs separated by commas'],
    ],
    [
      'an id too long',
      { entity_type_id: 3, builder_project_ids: '1234567890123456' },
      ['builder_project_ids: Builder Projects must be project IDs separated by commas'],
    ],
    [
      'a script for a link',
      { product_details: { redirection_url: 'javascript:alert(1)' } },
      [links('redirection_url', 'Redirection URL')],
    ],
    [
      'another host in disguise',
      { product_details: { property_video_url: '//evil.example/a.mp4' } },
      [links('property_video_url', 'Property Video URL')],
    ],
    [
      'two cards of one priority',
      { product_cards: [...completeSlot.product_cards, { priority: 1, content: '/x' }] },
      ['product_cards.1: Another card already has this priority'],
    ],
    [
      'a card that there is not',
      { product_cards: [{ priority: 11, content: '/x' }] },
      ['product_cards.11: A site takeover has no card with this priority'],
    ],
  ])('%s', (_title, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  it('lets a slot that runs keep its days, and no others (T80)', () => {
    const seen = { originalStart: '2026-11-10', originalEnd: '2026-12-07' };
    expect(faults({ start_date: '2026-11-10' }, seen)).toEqual([]);
    expect(faults({ start_date: '2026-11-11' }, seen)).toEqual([`start_date: ${past}`]);
    expect(faults({ start_date: '2026-11-10', end_date: '2026-11-19' }, seen)).toEqual([
      `end_date: ${past}`,
    ]);
  });
});
