import { describe, expect, it } from 'vitest';
import { leadFilterOf, mostChurnProjects, type ChurnCriteria } from './churnCriteria.ts';
import { churnMessages, churnObstacle } from './churnMessages.ts';

const asked: ChurnCriteria = { last_n_days: 30, lead_service_type: 'buy' };
const open = { firstDay: '2026-10-25', lastDay: '2026-11-24', listingTypes: ['BUY'] };

describe('what a schedule asks of a lead', () => {
  it.each<[string, Partial<ChurnCriteria>, object]>([
    ['nothing more', {}, {}],
    ['rent', { lead_service_type: 'rent' }, { listingTypes: ['RENT', 'PG'] }],
    ['today alone', { last_n_days: 0 }, { firstDay: '2026-11-24' }],
    ['a price', { min_price: 1000, max_price: 2000 }, { minPrice: 1000, maxPrice: 2000 }],
    ['a price from 0', { min_price: 0 }, { minPrice: 0 }],
    ['a relaxed lower bound', { min_price: 1000, min_price_relax: true }, { minPrice: 900 }],
    ['a relaxed upper bound', { max_price: 2000, max_price_relax: true }, { maxPrice: 2200 }],
    ['no bound to relax', { min_price_relax: true, max_price_relax: true }, {}],
    ['residential', { property_category_id: 1 }, { category: 'RESIDENTIAL' }],
    ['commercial', { property_category_id: 2 }, { category: 'COMMERCIAL' }],
    ['a type', { property_type: 'Villa' }, { propertyType: 'Villa' }],
    ['rooms', { bhk_type: '3 BHK' }, { bhk: 3 }],
    ['a possession that is not asked for', { possession: 'Ready to move' }, {}],
    ['ready', { possession: 'Ready to move', possession_flag: true }, { isReady: true }],
    ['not ready', { possession: 'Under construction', possession_flag: true }, { isReady: false }],
  ])('%s', (_what, criteria, filter) => {
    expect(leadFilterOf({ ...asked, ...criteria }, '2026-11-24')).toEqual({ ...open, ...filter });
  });

  it('projects are read 50 a page, up to 9 pages', () => {
    expect(mostChurnProjects).toBe(450);
  });
});

const facts = {
  sellerName: 'Asha Homes',
  owedLeads: 5,
  bypassesDeficit: false,
  criteriaType: 'CITY',
  hasPlace: false,
};

it.each([
  [{}, undefined],
  [{ criteriaType: 'RADIUS' }, churnMessages.noPlace],
  [{ criteriaType: 'RADIUS', hasPlace: true }, undefined],
  [{ owedLeads: 0 }, churnMessages.noDeficit('Asha Homes')],
  [{ owedLeads: 0, bypassesDeficit: true }, undefined],
])('of %j the obstacle is %j', (more, expected) => {
  expect(churnObstacle({ ...facts, ...more })?.told).toEqual(expected);
});
