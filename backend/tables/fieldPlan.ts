import { is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { PropertySchema, RecordSchema } from '#contract/calls/recordSchemas.ts';
import { visibleText } from '#contract/domain/texts/plainText.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { choiceOrder } from '../query/choiceOrder.ts';
import type { FieldKind, FieldMap, QueryField } from '../query/QueryField.ts';
import type { FieldSource } from './Declaration.ts';
import {
  columnsOf,
  Computed,
  editorName,
  Elsewhere,
  isColumnOf,
  Mapped,
  Ordered,
  Reference,
} from './fields.ts';

/** A field of a record as the statements need it. */
export interface PlannedField {
  readonly name: string;
  readonly expression: PgColumn | SQL;
  readonly read: (stored: unknown) => unknown;
  /** People write it; a hook does where there is no `write`. */
  readonly isWritten: boolean;
  /** A time, which may be written in several ways. */
  readonly isInstant: boolean;
  /** Absent for what no column of the table keeps. */
  readonly write?: {
    /** The key of the column in the table. */
    readonly column: string;
    readonly value: (given: unknown) => unknown;
  };
  readonly reference?: Reference;
  /** Absent for what a list can neither be filtered nor sorted by. */
  readonly query?: QueryField;
}

const kindOf = ({ type, format, enum: choices }: PropertySchema): FieldKind | undefined => {
  // Choices of words may leave their type out.
  if (type === undefined && choices?.every(choice => typeof choice === 'string')) return 'text';
  const [one, ...others] = (typeof type === 'string' ? [type] : [...(type ?? [])]).filter(
    name => name !== 'null',
  );
  if (others.length > 0) return undefined;
  if (one === 'integer' || one === 'number' || one === 'boolean') return one;
  if (one !== 'string') return undefined;
  if (format === 'date') return 'day';
  if (format === 'phone') return 'phone';
  return format === 'date-time' ? 'instant' : 'text';
};

const queryOf = ({
  table,
  expression,
  property,
  order,
  isAsked,
}: {
  table: PgTable;
  expression: PgColumn | SQL;
  property: PropertySchema;
  order: PgColumn | SQL | undefined;
  isAsked: boolean;
}): QueryField | undefined => {
  // A list of ids has no columns of its own; it is asked about where its declaration says how.
  const kind = kindOf(property) ?? (isAsked && property.type === 'array' ? 'ids' : undefined);
  if (!kind) return undefined;
  const isUuid = is(expression, PgColumn) && expression.columnType === 'PgUUID';
  const compared = isUuid ? sql`${expression}::text` : expression;
  const choices = order ? undefined : choiceOrder(expression, property.enum);
  if (choices) return { expression: compared, kind, order: choices };
  // Names are ordered as people read them, choices as they are offered, and other codes as they are.
  const text = order ?? (kind === 'text' && !property.enum && !isUuid ? expression : undefined);
  if (!text) return { expression: compared, kind };
  // Of another table a row may be missing altogether.
  const isNeverEmpty = is(text, PgColumn) && text.notNull && isColumnOf(table, text);
  return {
    expression: compared,
    kind,
    // A number that is told as words keeps its own order.
    order: is(text, PgColumn) && text.dataType === 'number' ? sql`${text}` : sql`lower(${text})`,
    ...(isNeverEmpty && { isNeverEmpty }),
  };
};

const plainRead = (stored: unknown): unknown =>
  stored instanceof Date ? stored.toISOString() : stored;

/** A time as the database takes it. */
const instantWrite = (given: unknown): unknown =>
  isNoValue(given) ? null : typeof given === 'string' ? new Date(given) : given;

/** Text is kept as people see it, without blanks around it; a text without letters is none (T74). */
const plainWrite = (given: unknown): unknown => {
  const value = typeof given === 'string' ? visibleText(given).trim() : given;
  return isNoValue(value) ? null : value;
};

const keptByTable = (table: PgTable): Readonly<Record<string, PgColumn | undefined>> => ({
  ...columnsOf(table),
  updatedByName: editorName,
});

/** Says of each field of the record schema how it is read, written, filtered and sorted by. */
export const planFields = (
  schema: RecordSchema,
  table: PgTable,
  sources: Readonly<Record<string, FieldSource>>,
): readonly PlannedField[] => {
  const columns = columnsOf(table);
  const keyOf = new Map(Object.entries(columns).map(([key, column]) => [column, key]));
  return Object.entries(schema.properties).map(([name, property]): PlannedField => {
    const source = sources[name] ?? keptByTable(table)[name];
    if (source === undefined)
      throw new Error(`The declaration does not say where "${name}" is kept`);
    const isOwn = source instanceof Reference || source instanceof Mapped;
    const isElsewhere = source instanceof Elsewhere || source instanceof Ordered;
    const isComputed = source instanceof Computed;
    const expression = isElsewhere || isComputed ? source.source : isOwn ? source.column : source;
    const column =
      !isElsewhere && isColumnOf(table, expression) ? keyOf.get(expression) : undefined;
    if (!property.readOnly && column === undefined && !isElsewhere)
      throw new Error(`"${name}" is written, but no column of the table keeps it`);
    const isMapped = source instanceof Mapped;
    const reader = isMapped || source instanceof Elsewhere ? source.read : undefined;
    const read = reader
      ? (stored: unknown) => (isNoValue(stored) ? stored : reader(stored as never))
      : plainRead;
    const isInstant = kindOf(property) === 'instant';
    const usual = isInstant ? instantWrite : plainWrite;
    const value = isMapped ? (given: unknown) => source.write(given as never) : usual;
    const linked = source instanceof Reference ? source : undefined;
    const order = source instanceof Ordered ? source.order : linked?.order;
    const asked = isMapped || source instanceof Elsewhere ? source.asked : undefined;
    const query =
      reader && !asked
        ? undefined
        : queryOf({
            table,
            expression: asked ?? expression,
            property,
            order,
            isAsked: asked !== undefined,
          });
    return {
      name,
      expression,
      read,
      isWritten: !property.readOnly,
      isInstant,
      ...(!property.readOnly && column !== undefined && { write: { column, value } }),
      ...(linked && { reference: linked }),
      ...(query && { query: isComputed ? { ...query, isNeverEmpty: true } : query }),
    };
  });
};

/** The allow-list of the list call. */
export const fieldMapOf = (plan: readonly PlannedField[]): FieldMap =>
  Object.fromEntries(plan.flatMap(({ name, query }) => (query ? [[name, query]] : [])));
