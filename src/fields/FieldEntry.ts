import type { ComponentType } from 'react';
import type { Field } from '#contract/model/types.ts';
import type { Operand, Operator } from '#contract/rules/condition.ts';

/** A value to change. The label, help and errors stand around it, in the field's template. */
export interface WidgetProps {
  readonly field: Field;
  readonly id: string;
  /** Id of the label, for controls that are not a native input. */
  readonly labelId: string;
  readonly value: unknown;
  /** Undefined: the field has no value. Text that cannot be read as a value is handed over as it was typed. */
  readonly onChange: (value: unknown) => void;
  readonly isReadonly: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  /** What is wrong below the value, by the path from it: `1`, `0.days`. For entries that draw several controls. */
  readonly faultsBelow?: ReadonlyMap<string, string>;
  /** Ids of help and error, as far as they are shown. */
  readonly describedBy: string | undefined;
}

/** The right side of a filter; undefined while nothing usable is entered. */
export interface FilterProps {
  readonly field: Field;
  readonly op: Operator;
  readonly operand: Operand | undefined;
  readonly onChange: (operand: Operand | undefined) => void;
  readonly labelId: string;
  /** The end of a range: the focus is in its beginning. */
  readonly isSecond?: boolean;
}

/**
 * How a value of a kind is entered, and how lists are filtered by one; `entry.tsx` in the folder of its name. Apart from
 * the view, so that a list does not wait for the script of forms.
 */
export interface FieldEntry {
  readonly Widget: ComponentType<WidgetProps>;
  /** Null: there is no value to filter by, only whether the field is empty. */
  readonly Filter: ComponentType<FilterProps> | null;
}
