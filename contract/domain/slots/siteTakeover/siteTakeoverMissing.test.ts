import { describe, expect, it } from 'vitest';
import { completeSlot } from './completeSlot.fixture.ts';
import { siteTakeoverMissing } from './siteTakeoverMissing.ts';

const missing = (changes: object) =>
  siteTakeoverMissing({ ...completeSlot, ...changes }).map(({ field, message }) => [
    field,
    message,
  ]);

describe('what a site takeover lacks', () => {
  it('is nothing when all is there', () => {
    expect(missing({})).toEqual([]);
  });

  it.each([
    ['start_date', 'Start Date'],
    ['end_date', 'End Date'],
    ['promotion_type', 'Promotion Type'],
    ['polygon_uuids', 'Polygon'],
    ['supply_user_uuid', 'Supply User'],
    ['opportunity_id', 'Opportunity ID'],
    ['profile_type', 'Profile Type'],
    ['selling_type', 'Selling Type'],
    ['entity_id', 'Project'],
  ])('%s: Please enter %s', (field, title) => {
    for (const none of [undefined, null, '', '  ', []])
      expect(missing({ [field]: none })).toEqual([[field, `Please enter ${title}`]]);
  });

  it('names title and subtitle inside the product details', () => {
    expect(missing({ product_details: { site_takeover_title: ' ' } })).toEqual([
      ['product_details.site_takeover_title', 'Please enter Title'],
      ['product_details.site_takeover_subtitle', 'Please enter Subtitle'],
    ]);
  });

  it('asks for a builder and for projects of theirs, and a project for itself alone', () => {
    expect(missing({ entity_type_id: 3, entity_id: null })).toEqual([
      ['entity_id', 'Please enter Builder'],
      ['builder_project_ids', 'Please enter Builder Projects'],
    ]);
    expect(missing({ entity_type_id: null })).toEqual([
      ['entity_type_id', 'Please enter Entity Type'],
    ]);
  });

  it('asks for the first picture of each screen and its logo', () => {
    expect(missing({ product_cards: [] })).toEqual([
      ['product_cards.1', 'Please enter desktop image 1'],
      ['product_cards.2', 'Please enter mobile image 1'],
      ['product_cards.9', 'Please enter desktop logo'],
      ['product_cards.10', 'Please enter mobile logo'],
    ]);
  });

  it('asks for no logo where the picture stands alone', () => {
    const product_details = { ...completeSlot.product_details, show_image_only: true };
    const product_cards = completeSlot.product_cards.slice(0, 2);
    expect(missing({ product_details, product_cards })).toEqual([]);
  });

  it('does not count a card that is switched off or empty', () => {
    const product_cards = completeSlot.product_cards.map(card =>
      card.priority === 1 ? { ...card, status: 'inactive' } : card,
    );
    expect(missing({ product_cards })).toEqual([
      ['product_cards.1', 'Please enter desktop image 1'],
    ]);
  });

  it('takes 0 for a value (T74)', () => {
    expect(missing({ amount: 0, organic_hard_target: 0, organic_soft_target: 0 })).toEqual([]);
  });
});
