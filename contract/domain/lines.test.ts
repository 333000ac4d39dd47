import { describe, expect, it } from 'vitest';
import { linesOf, opportunityPage, pullPaths, sourceIdOf } from './lines.ts';

describe('client lines', () => {
  it.each([
    [
      ['builder-tele-sales', 'broker-tele-sales', 'owner-agent'],
      ['owner', 'broker', 'builder'],
    ],
    [['tenant-agent', 'sales-agent'], ['tenant']],
    [['finance'], []],
  ] as const)('T23 %j work %j, in default order', (codes, expected) => {
    expect(linesOf(codes)).toEqual(expected);
  });

  it.each([
    ['owner', 18],
    ['broker', 31],
    ['builder', 18],
    ['tenant', 18],
  ] as const)('T111 the source of a call of the %s line is %i', (line, expected) => {
    expect(sourceIdOf(line)).toBe(expected);
  });

  it('pulls owner cases by default and the others from their own path', () => {
    expect(pullPaths).toEqual({
      owner: '/mystique/v1/soc/pull',
      broker: '/mystique/v1/soc/pull/broker',
      builder: '/mystique/v1/soc/pull/builder',
      tenant: '/mystique/v1/soc/pull/tenant',
    });
  });

  it('T108 leads to the page of the line', () => {
    expect(opportunityPage('tenant', 12)).toBe('/tenant-opportunity/12');
  });
});
