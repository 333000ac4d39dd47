import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { Chevron } from '../chosen/ListSelect.tsx';
import { PickerInput } from '../chosen/PickerInput.tsx';
import { pickerSlots, pickerStyles, readonlyPickerStyles } from '../chosen/pickerStyles.ts';
import type { WidgetProps } from '../FieldEntry.ts';

/** A pause in typing after which is asked (T67). */
const rest = 300;

export interface Suggested {
  readonly key: string;
  readonly title: string;
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
  readonly isSearching: boolean;
  /** Called with the words when typing rests; '' when nothing is typed. */
  readonly onSearch: (words: string) => void;
}

const keyOf = (one: Suggested | string): string => (typeof one === 'string' ? one : one.key);

/** Chooses from what a call suggests for the words typed. */
export const SuggestedPicker = (props: Props) => {
  const { chosen, onPick, isMany = false, isFree = false, isReadonly, isInvalid, onSearch } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const words = typed.trim();
  const content = JSON.stringify(chosen);
  const value = useMemo(
    () => (isMany ? [...chosen] : (chosen[0] ?? null)),
    // The same list while it says the same: a new one would empty what is being typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [content, isMany],
  );
  useEffect(() => {
    const timer = setTimeout(() => onSearch(words), rest);
    return () => clearTimeout(timer);
  }, [words, onSearch]);
  return (
    <Autocomplete<Suggested, boolean, false, boolean>
      id={props.id}
      sx={isReadonly ? readonlyPickerStyles : pickerStyles}
      slotProps={pickerSlots}
      popupIcon={<Chevron />}
      clearIcon={<Icon name="x" size={14} />}
      multiple={isMany}
      freeSolo={isFree}
      autoSelect={isFree}
      readOnly={isReadonly}
      value={value}
      options={[...props.options]}
      filterOptions={all => all}
      filterSelectedOptions={isMany}
      getOptionLabel={one => (typeof one === 'string' ? one : one.title)}
      getOptionKey={keyOf}
      isOptionEqualToValue={(one, other) => one.key === keyOf(other)}
      // Nothing is asked for blank text, so nothing is shown for it (T67).
      open={isOpen && words !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={props.isSearching}
      loadingText={translate('engine.pick.searching')}
      noOptionsText={translate('engine.pick.none', { words })}
      onInputChange={(_, next, reason) => setTyped(reason === 'input' ? next : '')}
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
