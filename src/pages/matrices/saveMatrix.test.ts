import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { storedLevel, storedLevels, storedMatrix } from './model/matrix.fixture.ts';
import { withCells } from '#engine/grid/GridModel.ts';
import { rowsOf, type StoredLevel } from './model/rows.ts';
import type { SaveBody } from './model/saveBody.ts';
import { lastPerson, saveMatrix } from './saveMatrix.ts';

const rows = rowsOf(storedLevels);
const mine = { base: storedLevels, rows: withCells(rows, 'e12', { untilBp: 900 }) };
const [one, two, three] = storedLevels as [StoredLevel, StoredLevel, StoredLevel];

const stale = (results: readonly StoredLevel[]) =>
  new HttpError({
    status: 409,
    code: 'STALE_VERSION',
    message: 'stale',
    current: { ...storedMatrix, results },
  });

const send = () => vi.fn<(body: SaveBody) => Promise<typeof storedMatrix>>();

describe('saving a matrix', () => {
  it('joins what somebody else saved in other cells, and saves again', async () => {
    const first = storedLevel(1, 0, 500, [[11, 40, 2]], { dealUntilPaise: 50_000_00 });
    const theirs = [first, two, three];
    const call = send().mockRejectedValueOnce(stale(theirs)).mockResolvedValueOnce(storedMatrix);
    expect(await saveMatrix(call, mine)).toMatchObject({ type: 'saved', joined: theirs });
    expect(call.mock.calls[1]?.[0]).toMatchObject({
      seen: { 11: 2 },
      entries: [{ id: 12, untilBp: 900 }, { id: 13 }, { id: 14, fromBp: 900 }],
    });
  });

  it('stops at a cell that both changed', async () => {
    const theirs = [one, { ...two, untilBp: 1100 }, { ...three, fromBp: 1100 }];
    const call = send().mockRejectedValue(stale(theirs));
    expect(await saveMatrix(call, mine)).toMatchObject({
      type: 'conflict',
      conflict: { conflicts: [{ path: 'e12.untilBp', mine: 900, theirs: 1100 }] },
    });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('does not save what fits together no more', async () => {
    const theirs = [{ ...one, untilBp: 950 }, { ...two, fromBp: 950 }, three];
    const call = send().mockRejectedValue(stale(theirs));
    expect(await saveMatrix(call, mine)).toMatchObject({
      type: 'misfit',
      edited: { base: theirs },
    });
  });

  it('gives up after three races', async () => {
    const call = send().mockRejectedValue(stale([...storedLevels]));
    await expect(saveMatrix(call, mine)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('tells at which cells the server found a fault', async () => {
    const refusal = new HttpError({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Invalid ID selected in dropdown field',
      errors: [{ in: 'body', field: '/entries/1/reviewerIds/0', code: 'reference', message: 'no' }],
    });
    await expect(saveMatrix(send().mockRejectedValue(refusal), mine)).rejects.toMatchObject({
      message: 'Invalid ID selected in dropdown field',
      cells: [{ key: 'e12', column: 'reviewers', why: { words: 'no' } }],
    });
  });

  it('names who saved last', () => {
    expect(lastPerson(storedLevels)).toBe('Meera Joshi');
    expect(lastPerson([])).toBeUndefined();
  });
});
