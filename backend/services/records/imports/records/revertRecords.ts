import { asText } from '#contract/domain/texts/asText.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { typedId, type IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { importRefusals } from '#contract/domain/messages/importFaults.ts';
import { toldAt, type Told } from '#contract/domain/messages/told.ts';
import type { Text } from '#contract/model/files/screenFile.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import { refusalOf } from '../../../../plugins/errors.ts';
import type { RecordSource } from '../../../../records/source/RecordSource.ts';
import type { WrittenRecord } from '../../../../imports/importHistory.ts';

/** More are told by none. */
const mostErrors = 100;

/** A record of an import, and as it is now. */
export interface Standing {
  readonly written: WrittenRecord;
  readonly now: IdentifiedRecord | undefined;
}

const titleOf = ({ screen }: RecordSource, { written, now }: Standing): Text => {
  const title = valueAt(now ?? written.after, screen.title);
  const behind = ` ${written.id}${title ? ` "${asText(title)}"` : ''}`;
  const { en, hi } = screen.label.one;
  return { en: en + behind, hi: hi + behind };
};

const personOf = (record: IdentifiedRecord): string | undefined =>
  typeof record['updatedByName'] === 'string' ? record['updatedByName'] : undefined;

const faultOf = (source: RecordSource, standing: Standing): FieldError[] => {
  const { written, now } = standing;
  const at = { in: 'params' as const, field: '/id' };
  const name = titleOf(source, standing);
  if (!now) return [{ ...at, code: 'gone', ...importRefusals.gone(name) }];
  if (written.version === undefined || now['version'] === undefined) return [];
  return now['version'] === written.version
    ? []
    : [{ ...at, code: 'changed', ...importRefusals.changed(name, personOf(now)) }];
};

const refuse = (words: Told, errors: readonly FieldError[]): never => {
  throw new Refusal('CONFLICT', words, { errors: errors.slice(0, mostErrors) });
};

/** The fields that the import changed, as they were; null takes a value away again. */
const formerFields = (
  { screen }: RecordSource,
  { before, after }: WrittenRecord,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter(name => screen.fields[name] && screen.fields[name].readonly !== true)
      .filter(
        name => canonicalJson(before?.[name] ?? null) !== canonicalJson(after?.[name] ?? null),
      )
      .map(name => [name, before?.[name] ?? null]),
  );

const takeBack = async (source: RecordSource, { written, now }: Standing): Promise<void> => {
  const id = typedId(source.screen, written.id);
  if (written.before === null) await source.remove(id, now?.['version']);
  else await source.update(id, formerFields(source, written), now?.['version'], now);
};

/**
 * The records that an import wrote as they are now; those that it created come first, since they may stand where a
 * former value was.
 * @throws Refusal 409 naming every record that is not as the import left it.
 */
export const standingRecords = async (
  source: RecordSource,
  written: readonly WrittenRecord[],
): Promise<readonly Standing[]> => {
  const ids = written.map(({ id }) => typedId(source.screen, id));
  const now = new Map(
    (await source.readByIds(ids)).map(record => [String(record.id), record] as const),
  );
  const standing = written.map(one => ({ written: one, now: now.get(one.id) }));
  const errors = standing.flatMap(one => faultOf(source, one));
  if (errors.length > 0) refuse(importRefusals.changedSince(errors.length, written.length), errors);
  return [
    ...standing.filter(one => one.written.before === null),
    ...standing.filter(one => one.written.before !== null),
  ];
};

/** How many were removed, and how many set back. */
export const revertedCounts = (standing: readonly Standing[]) => {
  const removed = standing.filter(one => one.written.before === null).length;
  return { restored: standing.length - removed, removed };
};

/**
 * Sets back what an import wrote, by the screen's own calls and rules: changed fields get their former values, new
 * records are removed.
 * @throws Refusal 409 naming the record that cannot be set back.
 */
export const revertRecords = async (source: RecordSource, standing: readonly Standing[]) => {
  for (const one of standing) {
    try {
      await takeBack(source, one);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      const fault = toldAt(titleOf(source, one), refusal);
      refuse(importRefusals.notReverted, [
        { in: 'params', field: '/id', code: 'refused', ...fault },
      ]);
    }
  }
  return revertedCounts(standing);
};
