import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { writeNumber } from '#contract/kinds/number.ts';
import type { Field } from '#contract/model/types.ts';
import { useText } from '#parts/useText.ts';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { asText } from '#contract/domain/texts/asText.ts';
import { Chevron } from '../chosen/ListSelect.tsx';
import { listboxSlot } from '../chosen/listboxSlot.ts';
import { PickerInput } from '../chosen/PickerInput.tsx';
import { pickerSlots, pickerStyles, readonlyPickerStyles } from '../chosen/pickerStyles.ts';
import { usePickerWords } from '../chosen/usePickerWords.ts';
import { usePicker } from '../chosen/usePicker.ts';
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

/** Records of one name are told apart by their numbers. */
const toldApart = (choices: readonly Choice[]): Choice[] => {
  const known = new Map<string, number>();
  for (const { title } of choices) known.set(title, (known.get(title) ?? 0) + 1);
  return choices.map(({ id, title }) => ({
    id,
    title: (known.get(title) ?? 0) > 1 ? `${title} · ${id}` : title,
  }));
};

/** Finds records of another screen by typing; says how many more there are than it shows (T69). */
export const RecordPicker = (props: Props) => {
  const { field, ids, onPick, isMany = false, isReadonly = false, isInvalid = false } = props;
  const translate = useTranslate();
  const pickerWords = usePickerWords();
  const titles = useTitles(field, ids);
  const single = isMany || ids.length === 0 ? '' : (titles[0] ?? String(ids[0]));
  const {
    words,
    isAsked,
    props: pickerProps,
  } = usePicker(single, isMany ? '' : String(ids[0] ?? ''));
  const { records, total, isSearching, error, isNone } = useSuggestions(field, words, isAsked);
  const missing = useMissing(field);
  const text = useText();
  const titleField = field.reference?.title ?? 'id';
  const key = JSON.stringify([ids, titles]);
  // The same list while it says the same: a new one would empty what is being typed.
  const chosen = useMemo(
    () => ids.map((id, index): Choice => ({ id, title: titles[index] ?? String(id) })),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const options = toldApart(
    records.map(record => ({ id: record.id, title: asText(record[titleField] ?? record.id) })),
  );

  const placeholder = missing
    ? translate('engine.pick.first', { field: missing })
    : translate('engine.pick.placeholder');

  const noOptions = () => {
    if (error instanceof Error) return error.message;
    if (isNone && field.reference?.none) return text(field.reference.none);
    return words === '' || isNone
      ? translate('engine.pick.empty')
      : translate('engine.pick.none', { words });
  };

  return (
    <Autocomplete<Choice, boolean>
      {...pickerWords}
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
      {...pickerProps}
      loading={isSearching}
      loadingText={translate('engine.pick.searching')}
      noOptionsText={noOptions()}
      onChange={(_, picked) => {
        const list = Array.isArray(picked) ? picked : picked ? [picked] : [];
        onPick(list.map(choice => choice.id));
      }}
      slotProps={{
        ...pickerSlots,
        listbox: listboxSlot(
          translate('engine.pick.found'),
          total > records.length
            ? translate('engine.pick.more', { shown: records.length, total: writeNumber(total) })
            : null,
        ),
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
