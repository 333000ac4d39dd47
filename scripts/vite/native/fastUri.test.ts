import { describe, expect, it } from 'vitest';
import addresses from './fastUri.ts';

describe('the address of a schema', () => {
  it.each([
    ['https://example.com/a.json', 'b.json', 'https://example.com/b.json'],
    ['https://example.com/a/b.json', '../c.json#/d', 'https://example.com/c.json#/d'],
    ['https://example.com/a.json', 'https://other.example/x', 'https://other.example/x'],
    ['urn:example:a', '#/$defs/b', 'urn:example:a#/$defs/b'],
    ['a.json', 'b.json', 'b.json'],
  ])('from %s on, %s is %s', (base, reference, address) => {
    expect(addresses.resolve(base, reference)).toBe(address);
  });

  it.each([
    ['HTTPS://Example.com:443/a', 'https://example.com/a', true],
    ['https://example.com/a', 'https://example.com/b', false],
    ['item', 'item', true],
    ['item', 'Item', false],
  ])('%s is %s: %s', (one, other, isSame) => {
    expect(addresses.equal(one, other)).toBe(isSame);
  });
});
