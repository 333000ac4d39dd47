import { grouped } from '#contract/domain/lists/grouped.ts';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import type { RecordSource } from '../../../../records/source/RecordSource.ts';

/** A filter of more would be longer than calls take. */
const atOnce = 20;
/** So many texts of a file are looked for; a file with more of them names something else. */
const most = 400;
const refusedAsNone = (error: unknown): readonly IdentifiedRecord[] => {
  if (error instanceof Refusal) return [];
  throw error;
};

/** Shorter ones are parts of too many names. */
const shortest = 3;

/**
 * Records whose name is a text in other letters: capitals, accents, quotes (`UDHAMPUR`, `cafe rao`). A list that does not know
 * its name as a filter is read as a whole, if it is not too long for that.
 * @param fields what people know a record by, its title first
 */
export const inAnotherForm = async (
  texts: readonly string[],
  fields: readonly string[],
  { readMatching }: Pick<RecordSource, 'readMatching'>,
): Promise<ReadonlyMap<string, readonly IdentifiedRecord[]>> => {
  const asked = texts.filter(text => text.length >= shortest).slice(0, most);
  const [title = ''] = fields;
  const records: IdentifiedRecord[] = [];
  try {
    for (let start = 0; start < asked.length; start += atOnce) {
      const some = asked.slice(start, start + atOnce);
      const where = { any: some.map(text => ({ [title]: { contains: text } })) };
      records.push(...(await readMatching({ where })));
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    records.push(...(await readMatching({ where: true }).catch(refusedAsNone)));
  }
  const distinct = new Map(records.map(record => [String(record.id), record]));
  const named = [...distinct.values()].flatMap(record =>
    [...new Set(fields.map(one => foldedText(String(valueAt(record, one)))))].map(name => ({
      name,
      record,
    })),
  );
  const byName = grouped(named, ({ name }) => name);
  return new Map(
    asked.flatMap(text => {
      const found = byName.get(foldedText(text));
      return found ? [[text, found.map(({ record }) => record)] as const] : [];
    }),
  );
};
