import { isNoValue } from '../../domain/noValue.ts';
import type { Condition } from '../../rules/condition.ts';
import { evaluate, type Scope } from '../../rules/evaluate.ts';
import { resolveRefs } from '../../rules/resolveRefs.ts';
import { valueAt } from '../../rules/valueAt.ts';
import type { Field, Reference } from '../screen.ts';

type Fields = readonly Field[];
type Ids = readonly (string | number)[];

const narrowed = (field: Field, scope: Scope): Condition =>
  resolveRefs(field.reference?.where ?? true, scope);

/** What a reference asks of the records it offers, as text: it differs when what it depends on has changed. */
export const narrowing = (field: Field, scope: Scope): string =>
  JSON.stringify(narrowed(field, scope));

/** Records that a field names, and what they must meet. */
export interface ReferenceCheck {
  readonly path: string;
  readonly reference: Reference;
  readonly ids: Ids;
  /** Nothing in it refers to this record any more. */
  readonly where: Condition;
}

const idsOf = (value: unknown): Ids =>
  (Array.isArray(value) ? value : [value]).filter(
    (id): id is string | number => typeof id === 'number' || (typeof id === 'string' && id !== ''),
  );

const checksIn = (fields: Fields, scope: Scope, at: string): readonly ReferenceCheck[] =>
  fields.flatMap((field): readonly ReferenceCheck[] => {
    const value = valueAt(scope.record, field.path);
    const path = at + field.path;
    if (isNoValue(value) || !evaluate(field.visible, scope)) return [];
    if (field.children.length > 0 && Array.isArray(value)) {
      const before = valueAt(scope.previous, field.path);
      return value.flatMap((item: unknown, index) =>
        checksIn(
          field.children,
          {
            ...scope,
            record: item,
            parent: scope.record,
            previous: Array.isArray(before) ? before[index] : undefined,
          },
          `${path}.${index}.`,
        ),
      );
    }
    const { reference } = field;
    if (reference === null) return [];
    const where = narrowed(field, scope);
    const isNarrowedAsBefore =
      scope.previous !== undefined &&
      narrowing(field, { ...scope, record: scope.previous }) === JSON.stringify(where);
    const stored = isNarrowedAsBefore ? idsOf(valueAt(scope.previous, field.path)) : [];
    const ids = idsOf(value).filter(id => !stored.includes(id));
    return ids.length > 0 ? [{ path, reference, ids, where }] : [];
  });

/**
 * What has to be looked up before a record is saved: the ids that a reference names again, or whose condition has
 * moved, each with the condition that the other record must meet.
 */
export const referencesToCheck = (
  fields: Readonly<Record<string, Field>>,
  scope: Scope,
): readonly ReferenceCheck[] => checksIn(Object.values(fields), scope, '');
