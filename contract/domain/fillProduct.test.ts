import { describe, expect, it } from 'vitest';
import { fillFieldName, fillPath, fillProduct } from './fillProduct.ts';

const nivaas = { name: 'Nivaas', slug: 'nivaas' };
const twoWords = { name: 'my Homes & Co', slug: 'my-homes' };

describe('the product placeholder', () => {
  it('is the name in texts, literally', () => {
    expect(fillProduct('{product} Sales Agent of {product}', nivaas)).toBe(
      'Nivaas Sales Agent of Nivaas',
    );
    expect(fillProduct('{product} Content', { name: '$& Homes' })).toBe('$& Homes Content');
  });

  it('is the slug in paths', () => {
    expect(fillPath('/sapna/v1/{product}/helper/8', twoWords)).toBe('/sapna/v1/my-homes/helper/8');
  });

  it.each([
    ['is{product}OwnerAgent', nivaas, 'isNivaasOwnerAgent'],
    ['{product}ProfileId', nivaas, 'nivaasProfileId'],
    ['is{product}OwnerAgent', twoWords, 'isMyHomesCoOwnerAgent'],
    ['{product}SubscriptionRegionId', twoWords, 'myHomesSubscriptionRegionId'],
    ['accountId', twoWords, 'accountId'],
  ])('in the field name %s of %o is %s', (field, product, expected) => {
    expect(fillFieldName(field, product)).toBe(expected);
  });
});
