import { addDays } from '#contract/domain/days/addDays.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { testDay } from '../server/template.ts';

type Row = Readonly<Record<string, unknown>>;

/** The id of a record that there is, by the name of its screen. */
export type FindId = (resource: string) => Promise<unknown>;

const wordsFor = ({ schema }: Field): string => {
  const { minLength = 0, maxLength } = schema;
  return 'Made by a suite'.padEnd(minLength, '.').slice(0, maxLength);
};

const valueOf = async (field: Field, findId: FindId): Promise<unknown> => {
  const { kind, schema, reference, children, options } = field;
  const given = schema.const ?? schema.enum?.[0] ?? options[0]?.value;
  if (given !== undefined) return kind === 'choices' ? [given] : given;
  if (reference) {
    const id = await findId(reference.to);
    return kind === 'references' ? [id] : id;
  }
  if (kind === 'text' || kind === 'longtext') return wordsFor(field);
  // Not zero: shares of it are worked out.
  if (kind === 'number' || kind === 'percent' || kind === 'money')
    return Math.max(schema.minimum ?? 1, 1);
  // Rules may refuse what has passed.
  if (kind === 'date') return addDays(testDay, 3);
  if (kind === 'children') return [await valuesOf(children, {}, findId, [])];
  return kindExamples[kind][0]?.value;
};

const valuesOf = async (
  fields: readonly Field[],
  given: Row,
  findId: FindId,
  wanted: readonly string[],
): Promise<Row> => {
  const record: Record<string, unknown> = { ...given };
  for (const field of fields) {
    const { path, visible, required, readonly } = field;
    if (record[path] !== undefined || evaluate(readonly, { record })) continue;
    const isNeeded = evaluate(visible, { record }) && evaluate(required, { record });
    if (isNeeded || wanted.includes(path)) record[path] = await valueOf(field, findId);
  }
  return record;
};

/**
 * A record that a screen can save, made of its schema and its kinds: what it needs, and the wanted fields besides.
 * @param given values that are kept as they are.
 */
export const newRecord = (
  { fields }: RecordScreen,
  given: Row,
  wanted: readonly string[],
  findId: FindId,
): Promise<Row> =>
  valuesOf(
    Object.values(fields).filter(({ path }) => !path.includes('.')),
    given,
    findId,
    wanted,
  );
