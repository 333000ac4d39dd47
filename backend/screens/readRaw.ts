import type { Place, RecordScreen } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Context, Verb } from '../calls/Context.ts';
import type { Call } from '#contract/calls/call.ts';

export type Row = Readonly<Record<string, unknown>>;

type Parts = Pick<Context, 'params' | 'query' | 'body'>;

const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** An id of a request as the record schema has it. */
export const typedKey = ({ schema, data }: RecordScreen, id: unknown): unknown => {
  const type = schema.properties?.[data.key]?.type;
  return type === 'integer' || type === 'number' ? Number(id) : id;
};

const placed = (place: Place, value: unknown, fixed: object): Parts => {
  const parts = { path: {}, query: { ...fixed }, body: undefined as object | undefined };
  if (place.in === 'body') parts.body = { [place.as]: value };
  else Object.assign(parts[place.in], { [place.as]: value });
  return { params: parts.path, query: parts.query, body: parts.body };
};

const inWire = (value: unknown): string =>
  typeof value === 'number' ? String(value) : JSON.stringify(String(value));

/**
 * One record of a screen on documented calls as its verbs present it, whatever the person's grants hide; undefined when
 * it is not there. For rules alone: what leaves the server goes through the grants.
 */
export const readRaw = async (
  screen: RecordScreen,
  id: unknown,
  verbOf: (callId: string) => Verb<Call> | undefined,
  context: Context,
): Promise<Row | undefined> => {
  const { calls, key } = screen.data;
  if (!calls) return undefined;
  const typed = typedKey(screen, id);
  const { get, list } = calls;
  if (get) {
    const answer = await verbOf(get.call)?.({ ...context, ...placed(get.id, typed, get.query) });
    return isRow(answer) ? answer : undefined;
  }
  const query = { ...list.query, filters: `${key}==${inWire(typed)}`, pageSize: 1 };
  const answer = await verbOf(list.call)?.({ ...context, params: {}, query, body: undefined });
  const rows = valueAt(answer, 'results');
  return Array.isArray(rows) ? rows.find(isRow) : undefined;
};
