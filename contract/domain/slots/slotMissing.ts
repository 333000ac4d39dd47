import { pleaseEnter } from '../checks/required.ts';
import { isNoValue } from '../noValue.ts';
import type { SlotValues } from './slotValues.ts';

/** One thing that a slot lacks before it may go live. */
export interface MissingPart {
  /** A field by its path, or `product_cards.1` for the card of that priority. */
  readonly field: string;
  readonly title: string;
  readonly message: string;
}

export const missingPart = (
  field: string,
  title: string,
  message = pleaseEnter(title),
): MissingPart => ({ field, title, message });

/** No value, white space alone, or an empty list; 0 is a value (T74). */
export const isEmptyPart = (value: unknown): boolean =>
  isNoValue(value) ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Those of the fields that have no value: 'Please enter {title}' (part 3 section 5). */
export const missingFields = <Field extends string>(
  values: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
  titles: Readonly<Record<Field, string>>,
): readonly MissingPart[] =>
  fields
    .filter(field => isEmptyPart(values[field]))
    .map(field => missingPart(field, titles[field]));

/** The entity is a project or a builder, and is asked for by that name. */
export const missingEntity = ({
  entity_id: id,
  entity_type_id: type,
}: SlotValues): readonly MissingPart[] =>
  isEmptyPart(id) ? [missingPart('entity_id', type === 3 ? 'Builder' : 'Project')] : [];
