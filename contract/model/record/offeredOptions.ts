import { evaluate, type Scope } from '../../rules/evaluate.ts';
import type { Field, Option } from '../screen.ts';

type Chosen = Pick<Field, 'options'>;

/** The options that are offered now. */
export const offeredOptions = ({ options }: Chosen, scope: Scope): readonly Option[] =>
  options.filter(({ when }) => evaluate(when, scope));

/** Whether an option is offered; a value that is none of the options is the schema's to refuse. */
const isOpen = ({ options }: Chosen, value: unknown, scope: Scope): boolean => {
  const option = options.find(one => one.value === value);
  return option === undefined || evaluate(option.when, scope);
};

/**
 * Whether what is chosen may be saved. A stored choice that was not offered before either stays, so that an old
 * record can still be changed; one that this change itself makes impossible does not.
 */
export const isOffered = (
  field: Chosen,
  value: unknown,
  scope: Scope,
  isTouched: boolean,
): boolean => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const before = { ...scope, record: scope.previous };
  return values.every(
    one => isOpen(field, one, scope) || (!isTouched && !isOpen(field, one, before)),
  );
};
