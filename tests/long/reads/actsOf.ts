import type { RaRecord } from 'react-admin';
import { pathsIn } from '#tests/conformance/grants/limitedScreens.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { newFields } from '#contract/requests/sentFields.ts';
import { testDay } from '#tests/support/server/template.ts';
import type { OpenPage } from './openPage.ts';

/** One way of doing an act; rejects where the server refuses it. */
export type Try = () => Promise<unknown>;

export interface Act {
  /** `create`, `update`, `remove`, or the name of an action. */
  readonly name: string;
  readonly tries: readonly Try[];
}

const otherValue = (field: Field, value: unknown): unknown => {
  const { kind, options } = field;
  if (kind === 'text' || kind === 'longtext') return `${typeof value === 'string' ? value : ''} x`;
  if (kind === 'boolean') return value !== true;
  if (kind === 'number' || kind === 'money') return Number(value ?? 0) + 1;
  if (kind === 'choice') return options.find(option => option.value !== value)?.value;
  return undefined;
};

const askedFor = (ask: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    ask.map(field => [
      field.path,
      field.options[0]?.value ??
        (field.kind === 'reference' ? 1 : kindExamples[field.kind][0]?.value),
    ]),
  );

const failing = async (result: Promise<{ meta?: { failed?: readonly unknown[] } }>) => {
  const { meta } = await result;
  if (meta?.failed && meta.failed.length > 0) throw new Error('refused');
};

/** What can be done on a screen, with the records that its list shows first, in the order in which it is tried: removals last. */
export const actsOf = (page: OpenPage, screen: RecordScreen): readonly Act[] => {
  const { resource, data, fields } = screen;
  const records = page.rowsOf(resource);
  const editable = pathsIn(screen.form).flatMap(path =>
    path.includes('.') ? [] : (fields[path] ?? []),
  );
  const acts: Act[] = [];
  const scopeOf = (record: RaRecord) => ({
    record,
    previous: record,
    user: page.user,
    today: testDay,
  });
  if (data.calls === null || data.calls.update)
    acts.push({
      name: 'update',
      tries: records.slice(0, 6).flatMap(record =>
        editable.flatMap(field => {
          const value = otherValue(field, record[field.path]);
          return value === undefined
            ? []
            : [
                () =>
                  page.data.update(resource, {
                    id: record.id,
                    data: { ...record, [field.path]: value },
                    previousData: record,
                  }),
              ];
        }),
      ),
    });
  if (data.calls === null || data.calls.create)
    acts.push({
      name: 'create',
      tries: records.slice(0, 6).map(record => () => {
        const words = editable.filter(
          ({ kind, path }) => kind === 'text' && typeof record[path] === 'string',
        );
        const others = Object.fromEntries(
          words.map(({ path }) => [path, `${String(record[path])} y`]),
        );
        return page.data.create(resource, { data: newFields(screen, { ...record, ...others }) });
      }),
    });
  for (const action of Object.values(screen.actions)) {
    if (!action.call) continue;
    const offered = records.filter(
      record =>
        evaluate(action.visible, scopeOf(record)) && evaluate(action.eligible, scopeOf(record)),
    );
    const params = askedFor(action.ask);
    const run = (chosen: readonly RaRecord[]) => () =>
      failing(
        page.data.act(resource, action.name, {
          ids: chosen.map(({ id }) => id),
          records: chosen,
          params,
          user: page.user,
        }),
      );
    const onNone = action.on.includes('toolbar') ? [run([])] : [];
    acts.push({
      name: action.name,
      tries: [...offered.slice(0, 6).map(one => run([one])), ...onNone],
    });
  }
  if (data.calls === null || data.calls.remove)
    acts.push({
      name: 'remove',
      tries: records.map(
        record => () =>
          failing(
            page.data.deleteMany(resource, { ids: [record.id], meta: { records: [record] } }),
          ),
      ),
    });
  return acts;
};
