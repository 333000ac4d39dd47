import { describe, expect, it } from 'vitest';
import { storedLevel, storedLevels } from './matrix.fixture.ts';
import { mergeMatrix, settled } from './mergeMatrix.ts';
import { withCells } from '#engine/grid/GridModel.ts';
import { emptyLevel, rowsOf, type Rows, type StoredLevel } from './rows.ts';

const rows = rowsOf(storedLevels);
const [one, two, three] = storedLevels as [StoredLevel, StoredLevel, StoredLevel];
const limitOf = (result: Rows) => result.map(({ untilBp }) => untilBp);

const merge = (mine: Rows, theirs: readonly StoredLevel[]) =>
  mergeMatrix({ base: storedLevels, mine, theirs });

describe('two people at one matrix', () => {
  it('keep what each changed in another cell', () => {
    const theirs = [one, { ...two, dealUntilPaise: 900_000_00 }, three];
    const result = merge(withCells(rows, 'e12', { untilBp: 900 }), theirs);
    expect(result.conflicts).toEqual([]);
    expect(settled(result, [])[1]).toMatchObject({ untilBp: 900, dealUntilPaise: 900_000_00 });
  });

  it('are asked about a cell that both changed', () => {
    const theirs = [one, { ...two, untilBp: 1100 }, { ...three, fromBp: 1100 }];
    const result = merge(withCells(rows, 'e12', { untilBp: 900 }), theirs);
    expect(result.conflicts).toEqual([
      { path: 'e12.untilBp', original: 1000, mine: 900, theirs: 1100 },
    ]);
    expect(limitOf(settled(result, [900]))).toEqual([500, 900, 6000]);
    expect(limitOf(settled(result, [1100]))).toEqual([500, 1100, 6000]);
  });

  it('keep levels that each added, in their places', () => {
    const theirs = [one, two, three, storedLevel(4, 6000, 8000, [[20, 40]])];
    const mine = [...rows.slice(0, 1), { ...emptyLevel(rows), untilBp: 700 }, ...rows.slice(1)];
    expect(limitOf(settled(merge(mine, theirs), []))).toEqual([500, 700, 1000, 6000, 8000]);
  });

  it('lose a level that one of them removed and the other left alone', () => {
    const theirs = [
      { ...two, level: 1, fromBp: 0 },
      { ...three, level: 2 },
    ];
    expect(limitOf(settled(merge(rows, theirs), []))).toEqual([1000, 6000]);
    expect(limitOf(settled(merge(rows.slice(1), storedLevels), []))).toEqual([1000, 6000]);
  });

  it('are asked about a level that one removed and the other changed', () => {
    const theirs = [one, { ...three, level: 2, fromBp: 500 }];
    const result = merge(withCells(rows, 'e12', { untilBp: 900 }), theirs);
    expect(result.conflicts).toMatchObject([
      { path: 'e12', mine: { untilBp: 900 }, theirs: undefined },
    ]);
    const [conflict] = result.conflicts;
    expect(limitOf(settled(result, [conflict?.mine]))).toEqual([500, 900, 6000]);
    expect(limitOf(settled(result, [conflict?.theirs]))).toEqual([500, 6000]);
  });

  it('know a level again by its entries when it has another number and designation', () => {
    const theirs = [storedLevel(1, 0, 300, [[30, 40]]), storedLevel(2, 300, 500, [[11, 34, 2]])];
    expect(rowsOf(theirs, storedLevels).map(({ key }) => key)).toEqual(['e30', 'e11']);
  });
});
