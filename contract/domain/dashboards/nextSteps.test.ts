import { describe, expect, it } from 'vitest';
import { isTileStep, nextSteps, type CountedList, type CountedTile } from './nextSteps.ts';
import type { TileKey } from './tiles.ts';

const tile = (keyName: TileKey, own: number, ownOverdue = 0): CountedTile => ({
  keyName,
  own,
  ownOverdue,
  // What only hangs on one's accounts is counted on the tile.
  count: own + 10,
  overdue: ownOverdue + 10,
});

describe('what to do next', () => {
  it('leads those who decide at RCM to the list in which that is done, and not to a tile', () => {
    const tiles = [tile('termsheetapprovalpending', 3)];
    const keysOf = (lists: readonly CountedList[]) =>
      nextSteps({ whose: 'own', tiles, lists }).flatMap(step =>
        isTileStep(step) ? step.keyName : [],
      );
    expect(keysOf([])).toEqual(['termsheetapprovalpending']);
    expect(keysOf([{ resource: 'termsheets', view: 'at-rcm', count: 3 }])).toEqual([]);
  });

  it('is what is overdue, then what waits, each tile once, by own numbers', () => {
    const tiles = [
      tile('closed', 9),
      tile('paymentsentback', 2),
      tile('followup', 12, 5),
      tile('renewal', 4),
    ];
    expect(nextSteps({ whose: 'own', tiles })).toEqual([
      { keyName: 'followup', count: 5, isOverdue: true },
      { keyName: 'paymentsentback', count: 2, isOverdue: false },
      { keyName: 'renewal', count: 4, isOverdue: false },
    ]);
  });

  it('is nothing where nothing waits, and three at most for who works alone', () => {
    expect(nextSteps({ whose: 'own', tiles: [tile('closed', 3), tile('renewal', 0)] })).toEqual([]);
    const many = (['followup', 'renewal', 'linksent', 'termsheetnew'] as const).map(key =>
      tile(key, 1, 1),
    );
    expect(nextSteps({ whose: 'own', tiles: many })).toHaveLength(3);
    expect(nextSteps({ whose: 'team', tiles: many })).toHaveLength(4);
  });

  it('begins with what only the person decides', () => {
    const lists = [
      { resource: 'payments', view: 'bounced', count: 3 },
      { resource: 'approvals', view: 'waiting', count: 54 },
    ];
    const tiles = [tile('discountreviewpending', 28), tile('specialfollowup', 9, 7)];
    expect(nextSteps({ whose: 'team', tiles, lists })).toEqual([
      { list: lists[1], count: 54 },
      { keyName: 'specialfollowup', count: 7, isOverdue: true },
    ]);
  });

  it('sends nobody who answers for a line to hot clients', () => {
    const tiles = [tile('specialfollowup', 9, 7), tile('followup', 20, 15)];
    expect(nextSteps({ whose: 'all', tiles })).toEqual([
      { keyName: 'followup', count: 15, isOverdue: true },
    ]);
  });
});
