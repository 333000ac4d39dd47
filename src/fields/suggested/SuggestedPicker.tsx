import { debounce } from '#contract/domain/messages/clientLimits.ts';
import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { writeNumber } from '#contract/kinds/number.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { Chevron } from '../chosen/ListSelect.tsx';
import { listboxSlot } from '../chosen/listboxSlot.ts';
import { PickerInput } from '../chosen/PickerInput.tsx';
import { pickerSlots, pickerStyles, readonlyPickerStyles } from '../chosen/pickerStyles.ts';
import { usePickerWords } from '../chosen/usePickerWords.ts';
import { usePicker } from '../chosen/usePicker.ts';
import type { WidgetProps } from '../FieldEntry.ts';

/** A pause in typing after which is asked (T67). */
const rest = debounce;

export interface Suggested {
  readonly key: string;
  readonly title: string;
  /** Stands behind the title in the list, such as a price. */
  readonly note?: string;
}

interface Props extends Pick<
  WidgetProps,
  'id' | 'isReadonly' | 'isRequired' | 'isInvalid' | 'describedBy'
> {
  readonly chosen: readonly Suggested[];
  readonly onPick: (chosen: readonly Suggested[]) => void;
  readonly isMany?: boolean;
  /** Words of one's own count too. */
  readonly isFree?: boolean;
  readonly options: readonly Suggested[];
  /** How many match in all. */
  readonly total: number;
  readonly isSearching: boolean;
  /** The last search had no answer. */
  readonly isFailed?: boolean;
  /** Called with the words when typing rests, with '' for the first of all; null while nothing is asked. */
  readonly onSearch: (words: string | null) => void;
}

const Note = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  paddingLeft: 12,
  flex: 'none',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const keyOf = (one: Suggested | string): string => (typeof one === 'string' ? one : one.key);

/** Chooses from what a call suggests for the words typed. */
export const SuggestedPicker = (props: Props) => {
  const { chosen, onPick, isMany = false, isFree = false, isReadonly, isInvalid, onSearch } = props;
  const { options, total } = props;
  const translate = useTranslate();
  const pickerWords = usePickerWords();
  const {
    words,
    isAsked,
    props: pickerProps,
  } = usePicker(isMany ? '' : chosen[0]?.title, isMany ? '' : chosen[0]?.key);
  const content = JSON.stringify(chosen);
  const value = useMemo(
    () => (isMany ? [...chosen] : (chosen[0] ?? null)),
    // The same list while it says the same: a new one would empty what is being typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [content, isMany],
  );
  useEffect(() => {
    // The list opens at once; only typing waits.
    const timer = setTimeout(() => onSearch(isAsked ? words : null), words === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [words, isAsked, onSearch]);
  const noOptions = () => {
    if (props.isFailed) return translate('engine.pick.failed');
    return words === '' ? translate('engine.pick.empty') : translate('engine.pick.none', { words });
  };
  return (
    <Autocomplete<Suggested, boolean, false, boolean>
      {...pickerWords}
      id={props.id}
      sx={isReadonly ? readonlyPickerStyles : pickerStyles}
      slotProps={{
        ...pickerSlots,
        listbox: listboxSlot(
          translate('engine.pick.found'),
          total > options.length
            ? translate('engine.pick.more', { shown: options.length, total: writeNumber(total) })
            : null,
        ),
      }}
      popupIcon={<Chevron />}
      clearIcon={<Icon name="x" size={14} />}
      multiple={isMany}
      freeSolo={isFree}
      autoSelect={isFree}
      readOnly={isReadonly}
      value={value}
      options={[...options]}
      filterOptions={all => all}
      filterSelectedOptions={isMany}
      getOptionLabel={one => (typeof one === 'string' ? one : one.title)}
      getOptionKey={keyOf}
      isOptionEqualToValue={(one, other) => one.key === keyOf(other)}
      renderOption={({ key, ...attributes }, { title, note }) => (
        <li key={key} {...attributes}>
          {title}
          {note !== undefined && <Note>{note}</Note>}
        </li>
      )}
      {...pickerProps}
      loading={props.isSearching}
      loadingText={translate('engine.pick.searching')}
      noOptionsText={noOptions()}
      onChange={(_, picked) => {
        const list = Array.isArray(picked) ? picked : picked === null ? [] : [picked];
        const all = list.map(one =>
          typeof one === 'string' ? { key: one.trim(), title: one.trim() } : one,
        );
        onPick([...new Map(all.filter(({ key }) => key).map(one => [one.key, one])).values()]);
      }}
      renderInput={params => (
        <PickerInput
          params={params}
          isInvalid={isInvalid}
          isRequired={props.isRequired}
          describedBy={props.describedBy}
          placeholder={
            isReadonly || chosen.length > 0 ? undefined : translate('engine.pick.placeholder')
          }
        />
      )}
    />
  );
};
