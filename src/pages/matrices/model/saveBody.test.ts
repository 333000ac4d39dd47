import { describe, expect, it } from 'vitest';
import { storedLevels } from './matrix.fixture.ts';
import { withCells } from '#engine/grid/GridModel.ts';
import { emptyLevel, rowsOf, type Rows } from './rows.ts';
import { savingOf } from './saveBody.ts';

const rows = rowsOf(storedLevels);
const seen = { 11: 1, 12: 1, 13: 1, 14: 1 };
const bodyOf = (edited: Rows) => savingOf(storedLevels, edited).body;

describe('what is sent', () => {
  it('is nothing but what was seen when nothing is changed', () => {
    expect(bodyOf(rows)).toEqual({ entries: [], removed: [], seen });
  });

  it('is every entry of a changed level, and those that begin where it ends', () => {
    const { body, keys } = savingOf(storedLevels, withCells(rows, 'e12', { untilBp: 1200 }));
    expect(body.entries?.map(({ id, fromBp, untilBp }) => [id, fromBp, untilBp])).toEqual([
      [12, 500, 1200],
      [13, 500, 1200],
      [14, 1200, 6000],
    ]);
    expect(keys).toEqual(['e12', 'e12', 'e14']);
  });

  it('keeps the entry of a designation that is replaced, and removes one that is not', () => {
    expect(bodyOf(withCells(rows, 'e12', { approvers: ['33', '40'] }))).toMatchObject({
      entries: [{ id: 13, version: 1, designationId: 40 }],
      removed: [],
    });
    expect(bodyOf(withCells(rows, 'e12', { approvers: ['34'] }))).toMatchObject({
      entries: [],
      removed: [{ id: 12, version: 1 }],
    });
  });

  it('is a new entry for a new level, and other numbers for those above it', () => {
    const fresh = { ...emptyLevel(rows), approvers: ['40/2'], untilBp: 800 };
    const { entries } = bodyOf([...rows.slice(0, 1), fresh, ...rows.slice(1)]);
    expect(entries?.map(({ id, level, fromBp }) => [id, level, fromBp])).toEqual([
      [undefined, 2, 500],
      [12, 3, 800],
      [13, 3, 800],
      [14, 4, 1000],
    ]);
    expect(entries?.[0]).toMatchObject({ designationId: 40, clientCategoryId: 2, untilBp: 800 });
  });

  it('removes all entries of a removed level', () => {
    expect(bodyOf(rows.filter(({ key }) => key !== 'e12'))).toMatchObject({
      entries: [{ id: 14, level: 2, fromBp: 500 }],
      removed: [{ id: 12 }, { id: 13 }],
    });
  });

  it('says reviewers and deal values of a level for each of its entries', () => {
    const cells = { dealUntilPaise: null, reviewers: { of: ['34', '40'], isAnyEnough: true } };
    const { entries } = bodyOf(withCells(rows, 'e11', cells));
    expect(entries).toMatchObject([
      { id: 11, dealUntilPaise: null, reviewerIds: [34, 40], isAnyReviewEnough: true },
    ]);
  });
});
