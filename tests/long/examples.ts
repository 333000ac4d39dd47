import { canary } from './canaries.ts';

const amenity = { name: 'Made', category: 'sport', sortOrder: 3 };
const csv = 'Name,Category\nMade by file,sport\n';
const bulk = { resource: 'amenities', changes: { sortOrder: 4 } };

/**
 * What no schema tells: texts with a grammar of their own, and bodies that mean something. By field, by area and field,
 * or by call.
 */
export const examples: Readonly<Record<string, readonly unknown[]>> = {
  'records.resource': ['amenities', 'amenities', 'faqs', 'announcements', 'ad-briefs'],
  'imports.resource': ['amenities', 'amenities', 'package-prices', 'products', 'regions'],
  'exports.resource': ['amenities', 'products', 'packages', 'regions', 'caps'],
  'views.resource': ['amenities', 'products'],
  'console.resource': ['amenities', 'products', 'package-families', 'package-prices'],
  'records.create': [amenity, { ...amenity, name: 'Other', category: 'comfort' }],
  'records.update': [1, 2, 3].map(version => ({ ...amenity, version })),
  'bulkEdits.preview': [
    bulk,
    { ...bulk, changes: { note: 'x' } },
    { ...bulk, changes: { active: false } },
    { ...bulk, ids: [1, 2, 3] },
    { ...bulk, filters: `note=like=${canary}` },
    { resource: 'products', changes: { description: 'x' } },
  ],
  'imports.run': [{ csv }, { csv: `${csv}Two,none\n` }, { csv: 'Name\n"' }],
  'packagePrices.import': [{ csv: 'packageId,price\n1,2\n' }],
  filters: ['id=gt=0', 'name=like=a', `description=like=${canary}`, `note=like=${canary}`],
  search: ['a', 'Sport', canary],
  'records.range': ['[0,9]', '[3,5]'],
  'records.sort': ['["name","ASC"]', '["sortOrder","DESC"]', '["note","ASC"]'],
  'records.filter': [
    '{"q":"a"}',
    '{"q":"canarybird"}',
    '{"id":[1,2,3,4]}',
    '{"where":{"name":{"contains":"Sport"}}}',
    '{"where":{"note":{"contains":"a"}}}',
  ],
  sort: ['-id', 'name', 'description', 'note'],
  run: ['run-of-a-test'],
};
