import { describe, expect, it } from 'vitest';
import { at, isInRange, moved, neighbour, rangeOf } from './gridPlaces.ts';

const keys = (key: string, held: Partial<Record<'ctrlKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

const size = { rows: 3, columns: 4 };

describe('keys in the grid', () => {
  it.each([
    ['ArrowDown', {}, [1, 1], [2, 1]],
    ['ArrowDown', {}, [2, 1], [2, 1]],
    ['ArrowUp', {}, [0, 1], [0, 1]],
    ['ArrowLeft', {}, [1, 0], [1, 0]],
    ['ArrowRight', {}, [1, 3], [1, 3]],
    ['ArrowRight', { ctrlKey: true }, [1, 0], [1, 3]],
    ['ArrowUp', { ctrlKey: true }, [2, 2], [0, 2]],
    ['Home', {}, [1, 2], [1, 0]],
    ['End', { ctrlKey: true }, [0, 0], [2, 3]],
    ['PageDown', {}, [0, 2], [2, 2]],
  ] as const)('%s %j leads from %j to %j', (key, held, [row, column], to) => {
    const next = moved(at(row, column), keys(key, held), size);
    expect(next?.active).toEqual({ row: to[0], column: to[1] });
  });

  it('other keys do not move', () => {
    expect(moved(at(0, 0), keys('a'), size)).toBeUndefined();
  });

  it('with shift draw a range', () => {
    const first = moved(at(1, 2), keys('ArrowUp', { shiftKey: true }), size);
    const range = first && rangeOf(first);
    expect(range).toEqual({ top: 0, bottom: 1, left: 2, right: 2 });
    expect(range && isInRange(range, { row: 0, column: 2 })).toBe(true);
    expect(range && isInRange(range, { row: 0, column: 1 })).toBe(false);
  });

  it.each([
    [[0, 3], 1, [1, 0]],
    [[1, 0], -1, [0, 3]],
    [[0, 0], -1, undefined],
    [[2, 3], 1, undefined],
  ] as const)('Tab leads from %j by %i to %j', ([row, column], step, to) => {
    expect(neighbour({ row, column }, step, size)).toEqual(to && { row: to[0], column: to[1] });
  });
});
