import type { RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { saveChanges } from './saveChanges.ts';

const base: RaRecord = { id: 7, version: 1, name: 'Relax', days: 30, note: 'n' };
const paths = ['name', 'days', 'note'];

const stale = (current: RaRecord) =>
  new HttpError({ status: 409, code: 'STALE_VERSION', message: 'stale', current });

type Update = (input: { base: RaRecord; data: object }) => Promise<RaRecord>;

/** A server with one record: it refuses a version that is not its own. */
const server = (stored: RaRecord, meanwhile: readonly Partial<RaRecord>[] = []) => {
  let record = stored;
  const others = [...meanwhile];
  return vi.fn<Update>(async ({ base: from, data }) => {
    const other = others.shift();
    if (other) record = { ...record, ...other, version: record['version'] + 1 };
    if (from['version'] !== record['version']) throw stale(record);
    record = { ...record, ...data, version: record['version'] + 1 };
    return record;
  });
};

describe('saveChanges', () => {
  it('sends only what changed; null clears', async () => {
    const update = server(base);
    const result = await saveChanges(update, paths, {
      base,
      values: { ...base, name: 'Calm', note: undefined },
    });
    expect(update.mock.calls[0]?.[0].data).toEqual({ name: 'Calm', note: null });
    expect(result).toMatchObject({
      type: 'saved',
      kept: null,
      record: { name: 'Calm', version: 2 },
    });
  });

  it('asks nothing where nothing changed', async () => {
    const update = server(base);
    const result = await saveChanges(update, paths, { base, values: { ...base } });
    expect(result).toEqual({ type: 'unchanged', record: base });
    expect(update).not.toHaveBeenCalled();
  });

  it('joins changes to different fields and saves again, saying what it kept of theirs', async () => {
    const update = server(base, [{ days: 60 }]);
    const result = await saveChanges(update, paths, { base, values: { ...base, name: 'Calm' } });
    expect(update).toHaveBeenCalledTimes(2);
    expect(result).toMatchObject({
      type: 'saved',
      record: { name: 'Calm', days: 60, version: 3 },
      kept: { paths: ['days'], from: { days: 60, version: 2 } },
    });
  });

  it('stops at a field that both changed and saves nothing', async () => {
    const update = server(base, [{ name: 'Theirs', days: 60 }]);
    const result = await saveChanges(update, paths, {
      base,
      values: { ...base, name: 'Mine', note: 'm' },
    });
    expect(update).toHaveBeenCalledTimes(1);
    expect(result).toEqual({
      type: 'conflict',
      conflict: {
        conflicts: [{ path: 'name', original: 'Relax', mine: 'Mine', theirs: 'Theirs' }],
        merged: { ...base, version: 2, name: 'Theirs', days: 60, note: 'm' },
        theirs: { ...base, version: 2, name: 'Theirs', days: 60 },
      },
    });
  });

  it('gives up after three races instead of going on for ever', async () => {
    const update = server(base, [{ days: 1 }, { days: 2 }, { days: 3 }, { days: 4 }]);
    await expect(
      saveChanges(update, paths, { base, values: { ...base, name: 'Calm' } }),
    ).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
    expect(update).toHaveBeenCalledTimes(3);
  });

  it('passes other refusals on', async () => {
    const update = vi
      .fn<Update>()
      .mockRejectedValue(new HttpError({ status: 422, code: 'VALIDATION_FAILED', message: 'no' }));
    const input = { base, values: { ...base, name: '' } };
    await expect(saveChanges(update, paths, input)).rejects.toMatchObject({ status: 422 });
    expect(update).toHaveBeenCalledTimes(1);
  });
});
