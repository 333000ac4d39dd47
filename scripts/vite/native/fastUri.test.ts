import { describe, expect, it } from 'vitest';
import fastUri from './fastUri.ts';

describe('a reference beside its schema', () => {
  it.each([
    [
      'https://example.com/schemas/package',
      '#/$defs/price',
      'https://example.com/schemas/package#/$defs/price',
    ],
    ['https://example.com/schemas/package', 'price', 'https://example.com/schemas/price'],
    [
      'https://example.com/schemas/package',
      '/price#/properties/amount',
      'https://example.com/price#/properties/amount',
    ],
    [
      'https://example.com/schemas/package',
      '../price?draft=1',
      'https://example.com/price?draft=1',
    ],
    [
      'https://example.com/schemas/package',
      'https://example.org/other#there',
      'https://example.org/other#there',
    ],
    ['https://example.com', 'price', 'https://example.com/price'],
    ['package', '#/$defs/price', 'package#/$defs/price'],
    ['package', 'price#/a', 'price#/a'],
    ['schemas/package', 'price', 'schemas/price'],
    ['urn:example:package', '#/$defs/price', 'urn:example:package#/$defs/price'],
    ['urn:example:package', 'urn:example:price#/a', 'urn:example:price#/a'],
  ])('of %s: %s is %s', (base, reference, meant) => {
    expect(fastUri.resolve(base, reference)).toBe(meant);
  });
});
