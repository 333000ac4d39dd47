import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Operand } from '#contract/rules/condition.ts';
import { focusOnMount } from '#parts/focusOnMount.ts';
import { useText } from '#parts/useText.ts';
import type { FieldEntry, FilterProps, WidgetProps } from '../FieldEntry.ts';
import { useLanguage } from '#parts/useLanguage.ts';
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

const adorned = (words: string | undefined, position: 'start' | 'end') =>
  words && <InputAdornment position={position}>{words}</InputAdornment>;

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
    return (
      <TypedInput
        {...shared}
        {...input}
        text={toText(field, value, language)}
        onCommit={text => onChange(fromText(field, text, language))}
        start={adorned(start, 'start')}
        end={Button ? <Button {...props} /> : adorned(unit, 'end')}
      />
    );
  };

  const Filter = ({ field, operand, onChange, labelId }: FilterProps) => {
    const language = useLanguage();
    const unit = useUnit(field);
    const [typed, setTyped] = useState(() => toText(field, operand, language));
    return (
      <OutlinedInput
        size="small"
        fullWidth
        inputRef={focusOnMount}
        value={typed}
        inputMode={input?.inputMode}
        placeholder={input?.placeholder}
        onChange={event => {
          setTyped(event.target.value);
          const value = fromText(field, event.target.value, language);
          // Text that is no value of the kind would match nothing.
          onChange(problemOf(field, value, language) ? undefined : (value as Operand | undefined));
        }}
        startAdornment={adorned(start, 'start')}
        endAdornment={adorned(unit, 'end')}
        slotProps={{ input: { 'aria-labelledby': labelId } }}
      />
    );
  };

  return { Widget, Filter };
};
