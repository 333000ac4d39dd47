import Autocomplete from '@mui/material/Autocomplete';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import { kinds } from '#contract/kinds/index.ts';
import { Chevron } from '../chosen/ListSelect.tsx';
import { PickerInput } from '../chosen/PickerInput.tsx';
import { pickerSlots, pickerStyles, readonlyPickerStyles } from '../chosen/pickerStyles.ts';
import { usePickerWords } from '../chosen/usePickerWords.ts';
import { ChosenFilter } from '../chosen/ChosenFilter.tsx';
import type { FieldEntry, FilterProps, WidgetProps } from '../FieldEntry.ts';
import { typedEntry } from '../typed/typedEntry.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useStart } from '#parts/StartContext.ts';
import { useLanguage } from '#parts/useLanguage.ts';

type Choice = string | number | boolean;

const listOf = (value: unknown): readonly Choice[] => (Array.isArray(value) ? value : []);

/** Chosen from the options, or words of one's own where the field has no options. */
const Widget = ({
  field,
  id,
  value,
  onChange,
  isReadonly,
  isRequired,
  isInvalid,
  describedBy,
}: WidgetProps) => {
  const language = useLanguage();
  const pickerWords = usePickerWords();
  const isFree = field.options.length === 0;
  const { product } = useStart();
  const labelOf = (choice: Choice) =>
    fillProduct(kinds.choice.format(choice, { language, options: field.options }), product);
  return (
    <Autocomplete<Choice, true, false, boolean>
      {...pickerWords}
      id={id}
      sx={isReadonly ? readonlyPickerStyles : pickerStyles}
      slotProps={pickerSlots}
      popupIcon={<Chevron />}
      clearIcon={<Icon name="x" size={14} />}
      multiple
      freeSolo={isFree}
      autoSelect={isFree}
      disableCloseOnSelect={!isFree}
      readOnly={isReadonly}
      value={[...listOf(value)]}
      options={field.options.map(option => option.value)}
      getOptionLabel={labelOf}
      onChange={(_, chosen) => {
        const words = chosen.map(one => (typeof one === 'string' ? one.trim() : one));
        const unique = [...new Set(words)].filter(one => one !== '');
        onChange(unique.length > 0 ? unique : undefined);
      }}
      renderInput={params => (
        <PickerInput
          params={params}
          isInvalid={isInvalid}
          isRequired={isRequired}
          describedBy={describedBy}
        />
      )}
    />
  );
};

const words = typedEntry();

const Filter = (props: FilterProps) =>
  props.field.options.length > 0 || !words.Filter ? (
    <ChosenFilter {...props} />
  ) : (
    <words.Filter {...props} field={{ ...props.field, kind: 'text' }} />
  );

/** Several of the field's options, or several words. */
export const entry: FieldEntry = { Widget, Filter };
