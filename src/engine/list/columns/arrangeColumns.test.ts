import { describe, expect, it } from 'vitest';
import { arrangeColumns, keptColumns, moveColumn } from './arrangeColumns.ts';

const usual = ['name', 'type', 'price', 'days', 'id'].map(field => ({
  field,
  hidden: field === 'id' || field === 'days',
}));

const told = (columns: ReturnType<typeof arrangeColumns>) =>
  columns.map(({ field, isShown }) => (isShown ? field : `(${field})`)).join(' ');

describe('the columns of a list', () => {
  it.each([
    ['as the screen says', null, 'name type price (days) (id)'],
    ['in the order of a choice', ['name', 'price', 'type'], 'name price (days) (id) type'],
    ['with the first one first', ['price', 'name'], 'name (type) price (days) (id)'],
    ['never without the first one', ['id'], 'name (type) (price) (days) id'],
    ['without what is no column', ['name', 'gone', 'type'], 'name type (price) (days) (id)'],
  ])('stand %s', (_title, chosen, expected) => {
    expect(told(arrangeColumns(usual, chosen && chosen.map(field => ({ field }))))).toBe(expected);
  });

  it('are kept without what is hidden, with the widths that were drawn', () => {
    const chosen = [{ field: 'name', width: 300 }, { field: 'days' }, { field: 'type', width: 90 }];
    expect(keptColumns(arrangeColumns(usual, chosen))).toEqual(chosen);
  });

  it.each([
    ['days', 1, 'name (days) type price (id)'],
    ['type', 2, 'name price type (days) (id)'],
    ['type', 99, 'name price (days) (id) type'],
    ['price', 0, 'name price type (days) (id)'],
    ['name', 3, 'name type price (days) (id)'],
    ['gone', 1, 'name type price (days) (id)'],
  ])('%s goes to place %i', (field, place, expected) => {
    expect(told(moveColumn(arrangeColumns(usual, null), field, place))).toBe(expected);
  });
});
