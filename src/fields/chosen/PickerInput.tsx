import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';

interface Props {
  /** What the autocomplete gives its input. */
  params: AutocompleteRenderInputParams;
  isInvalid?: boolean;
  isRequired?: boolean;
  describedBy?: string;
  /** The name of an input without a label of its own on the page. */
  label?: string;
  labelId?: string;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Where people type into an autocomplete. The library's text field would bring its selects and labels, which none has. */
export const PickerInput = (props: Props) => {
  const { params, isInvalid = false, isRequired = false } = props;
  const { slotProps, ...shared } = params;
  return (
    <OutlinedInput
      {...shared}
      {...slotProps.input}
      error={isInvalid}
      placeholder={props.placeholder}
      inputRef={props.inputRef}
      slotProps={{
        input: {
          ...slotProps.htmlInput,
          'aria-describedby': props.describedBy,
          'aria-invalid': isInvalid || undefined,
          'aria-required': isRequired || undefined,
          'aria-label': props.label,
          'aria-labelledby': props.labelId,
        },
      }}
    />
  );
};
