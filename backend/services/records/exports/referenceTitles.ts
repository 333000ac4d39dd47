import { asText } from '#contract/domain/texts/asText.ts';
import type { Field } from '#contract/model/types.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { openSource, recordScreen } from '../../../records/source/openSource.ts';
import type { SourceSetting } from '../../../records/source/RecordSource.ts';

/** What stands for a referenced record: its title, or its id where the person may not see it. */
export interface Titles {
  /** Reads what these rows name and is not known yet. */
  readonly learn: (rows: readonly IdentifiedRecord[]) => Promise<void>;
  readonly titleOf: (field: Field, id: unknown) => string;
}

const idsIn = (field: Field, rows: readonly IdentifiedRecord[]): readonly (string | number)[] =>
  rows
    .flatMap(row => valueAt(row, field.path))
    .filter(
      (id): id is string | number =>
        !isNoValue(id) && (typeof id === 'string' || typeof id === 'number'),
    );

/** Closed to the person, or kept by another service: then the id is told. */
const closed = ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'];

/** Titles of the records that the columns refer to, each read once. */
export const referenceTitles = (setting: SourceSetting, columns: readonly Field[]): Titles => {
  const fields = columns.filter(({ reference }) => reference !== null);
  const known = new Map<string, string>();
  const keyOf = (field: Field, id: unknown) => `${field.reference?.to} ${String(id)}`;

  const learnField = async (field: Field, rows: readonly IdentifiedRecord[]) => {
    const { reference } = field;
    const ids = [...new Set(idsIn(field, rows))].filter(id => !known.has(keyOf(field, id)));
    if (!reference || ids.length === 0) return;
    for (const id of ids) known.set(keyOf(field, id), String(id));
    const screen = recordScreen(setting.screens, reference.to);
    const source = openSource({ ...setting, screen });
    if (!source.may('list')) return;
    for (const record of await source.readByIds(ids)) {
      const title = source.present(record)[reference.title];
      if (!isNoValue(title)) known.set(keyOf(field, record.id), asText(title));
    }
  };

  return {
    learn: async rows => {
      for (const field of fields) {
        try {
          await learnField(field, rows);
        } catch (error) {
          if (!(error instanceof Refusal) || !closed.includes(error.code)) throw error;
        }
      }
    },
    titleOf: (field, id) => known.get(keyOf(field, id)) ?? String(id),
  };
};
