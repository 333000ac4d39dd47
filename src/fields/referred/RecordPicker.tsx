import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Field } from '#contract/model/types.ts';
import { focusOnMount } from '#parts/focusOnMount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { asText } from '#contract/domain/texts/asText.ts';
import { Chevron } from '../chosen/ListSelect.tsx';
import { PickerInput } from '../chosen/PickerInput.tsx';
import { pickerSlots, pickerStyles, readonlyPickerStyles } from '../chosen/pickerStyles.ts';
import { useMissing } from './useMissing.ts';
import { useSuggestions } from './useSuggestions.ts';
import { useTitles, type RecordId } from './useTitles.ts';

interface Choice {
  readonly id: RecordId;
  readonly title: string;
}

interface Props {
  field: Field;
  id?: string;
  ids: readonly RecordId[];
  onPick: (ids: readonly RecordId[]) => void;
  isMany?: boolean;
  isReadonly?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
  labelId?: string;
  isSmall?: boolean;
  /** Takes the focus when it appears. */
  hasFocus?: boolean;
}

/** Finds records of another screen by typing; says how many more there are than it shows (T69). */
export const RecordPicker = (props: Props) => {
  const { field, ids, onPick, isMany = false, isReadonly = false, isInvalid = false } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const titles = useTitles(field, ids);
  const { records, total, isSearching, error } = useSuggestions(field, typed);
  const missing = useMissing(field);
  const titleField = field.reference?.title ?? 'id';
  const key = JSON.stringify([ids, titles]);
  // The same list while it says the same: a new one would empty what is being typed.
  const chosen = useMemo(
    () => ids.map((id, index): Choice => ({ id, title: titles[index] ?? String(id) })),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const options = records.map((record): Choice => ({
    id: record.id,
    title: asText(record[titleField] ?? record.id),
  }));
  const rest = total - records.length;

  const placeholder = missing
    ? translate('engine.pick.first', { field: missing })
    : translate('engine.pick.placeholder');

  const noOptions = () => {
    if (error instanceof Error) return error.message;
    return translate('engine.pick.none', { words: typed.trim() });
  };

  return (
    <Autocomplete<Choice, boolean>
      id={props.id}
      sx={isReadonly ? readonlyPickerStyles : pickerStyles}
      popupIcon={<Chevron />}
      clearIcon={<Icon name="x" size={14} />}
      multiple={isMany}
      size={props.isSmall ? 'small' : 'medium'}
      readOnly={isReadonly}
      value={isMany ? chosen : (chosen[0] ?? null)}
      options={options}
      filterOptions={all => all}
      filterSelectedOptions={isMany}
      getOptionLabel={choice => choice.title}
      getOptionKey={choice => choice.id}
      isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
      // Nothing is asked for blank text, so nothing is shown for it (T67).
      open={isOpen && typed.trim() !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={isSearching}
      loadingText={translate('engine.pick.searching')}
      noOptionsText={noOptions()}
      onInputChange={(_, words, reason) => setTyped(reason === 'input' ? words : '')}
      onChange={(_, picked) => {
        const list = Array.isArray(picked) ? picked : picked ? [picked] : [];
        onPick(list.map(choice => choice.id));
      }}
      slotProps={{
        ...pickerSlots,
        listbox: {
          'aria-label': translate('engine.pick.found'),
          sx:
            rest > 0
              ? {
                  '&::after': {
                    content: JSON.stringify(
                      translate('engine.pick.more', { shown: records.length, total }),
                    ),
                    display: 'block',
                    px: 4,
                    py: 2,
                    fontSize: 12,
                    color: 'text.secondary',
                  },
                }
              : undefined,
        },
      }}
      renderInput={params => (
        <PickerInput
          params={params}
          isInvalid={isInvalid}
          isRequired={props.isRequired}
          describedBy={props.describedBy}
          labelId={props.labelId}
          placeholder={isReadonly || chosen.length > 0 ? undefined : placeholder}
          inputRef={props.hasFocus ? focusOnMount : undefined}
        />
      )}
    />
  );
};
