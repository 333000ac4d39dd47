import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Operand } from '#contract/rules/condition.ts';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { useText } from '#parts/useText.ts';
import type { FieldEntry, FilterProps, WidgetProps } from '../FieldEntry.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { TypedInput } from './TypedInput.tsx';
import { fromText, problemOf, toText } from './typing.ts';

type InputProps = ComponentProps<typeof TypedInput>;

export interface TypedOptions {
  readonly input?: Pick<
    InputProps,
    'inputMode' | 'type' | 'autoComplete' | 'isLong' | 'isMonospace' | 'placeholder'
  >;
  /** Stands in the field before the text, such as ₹. */
  readonly start?: string;
  /** Stands in the field after the text unless the screen names a unit. */
  readonly end?: string;
  /** Stands at the end of the widget's field, such as the button of a date picker. */
  readonly Button?: (props: WidgetProps) => ReactNode;
}

/** A kind that people enter as text: reading and writing it is the kind's pure half. */
export const typedEntry = ({ input, start, end, Button }: TypedOptions = {}): FieldEntry => {
  const useUnit = (field: WidgetProps['field']) => {
    const text = useText();
    return field.unit ? text(field.unit) : end;
  };

  const Widget = (props: WidgetProps) => {
    const { field, value, onChange, labelId: _labelId, ...shared } = props;
    const language = useLanguage();
    const unit = useUnit(field);
    const text = useText();
    const problem = problemOf(field, value, language);
    return (
      <TypedInput
        {...shared}
        {...input}
        text={toText(field, value, language)}
        unread={problem ? text(problem) : undefined}
        onCommit={typed => onChange(fromText(field, typed, language))}
        start={start}
        end={Button ? <Button {...props} /> : unit}
      />
    );
  };

  const Filter = ({ field, operand, onChange, labelId, isSecond = false }: FilterProps) => {
    const language = useLanguage();
    const unit = useUnit(field);
    const [typed, setTyped] = useState(() => toText(field, operand, language));
    return (
      <TextBox
        isSmall
        ref={isSecond ? undefined : focusOnMount}
        value={typed}
        inputMode={input?.inputMode}
        placeholder={input?.placeholder}
        onChange={event => {
          setTyped(event.target.value);
          const value = fromText(field, event.target.value, language);
          // Text that is not a value of the kind would match nothing.
          onChange(problemOf(field, value, language) ? undefined : (value as Operand | undefined));
        }}
        start={start}
        end={unit}
        aria-labelledby={labelId}
      />
    );
  };

  return { Widget, Filter };
};
