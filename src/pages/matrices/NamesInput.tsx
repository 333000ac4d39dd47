import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import { Chevron } from '#fields/chosen/ListSelect.tsx';
import { PickerInput } from '#fields/chosen/PickerInput.tsx';
import { pickerSlots, pickerStyles } from '#fields/chosen/pickerStyles.ts';
import { usePickerWords } from '#fields/chosen/usePickerWords.ts';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import type { DesignationNames } from './model/designationNames.ts';
import { inOrder, readToken, reviewersOf, type Cells, type Token } from './model/rows.ts';

export type NamesColumn = 'approvers' | 'reviewers';

/** Stands among the designations of a review: one of them is enough. */
const anyOne = 'any';

export const isNamesColumn = (column: keyof Cells): column is NamesColumn =>
  column === 'approvers' || column === 'reviewers';

/** What is in a cell of designations as choices of the list. */
export const chosenIn = (cells: Cells, column: NamesColumn): readonly Token[] => {
  if (column === 'approvers') return cells.approvers;
  const { of, isAnyEnough } = cells.reviewers;
  return isAnyEnough ? [...of, anyOne] : of;
};

/** The choices as the value of the cell. */
export const cellsWith = (column: NamesColumn, chosen: readonly Token[]): Partial<Cells> =>
  column === 'approvers'
    ? { approvers: inOrder(chosen) }
    : {
        reviewers: reviewersOf(
          chosen.filter(one => one !== anyOne),
          chosen.includes(anyOne),
        ),
      };

interface Props {
  column: NamesColumn;
  chosen: readonly Token[];
  onChange: (chosen: readonly Token[]) => void;
  names: DesignationNames;
  label: string;
  id?: string;
  /** What was typed before the field was there. */
  typed?: string;
  isSmall?: boolean;
  hasFocus?: boolean;
  /** The field is left, by a key or without one, with these; a name that is half typed counts as the first it fits. */
  onLeave?: (chosen: readonly Token[], event?: KeyboardEvent) => void;
}

/** Designations chosen by typing; of a review also that one of them is enough. */
export const NamesInput = (props: Props) => {
  const { column, chosen, onChange, names, label, typed = '', isSmall = false } = props;
  const translate = useTranslate();
  const pickerWords = usePickerWords();
  const [words, setWords] = useState(typed);
  const [isOpen, setOpen] = useState(typed !== '');
  const isReview = column === 'reviewers';
  const options = names.choices.filter(token => !isReview || readToken(token)[1] === null);
  const labelOf = (one: Token) => (one === anyOne ? translate('matrices.any') : names.nameOf(one));
  const fitting = (all: readonly Token[], text: string): Token[] => {
    const searched = text.trim().toLowerCase();
    const placed = all.map(one => ({ one, at: labelOf(one).toLowerCase().indexOf(searched) }));
    const [first, rest] = [placed.filter(({ at }) => at === 0), placed.filter(({ at }) => at > 0)];
    return [...first, ...rest].map(({ one }) => one);
  };
  const final = (): readonly Token[] => {
    const text = words.trim();
    const token = text === '' ? undefined : (names.find(text) ?? fitting(options, text)[0]);
    return token === undefined || chosen.includes(token) ? chosen : [...chosen, token];
  };
  const canBeAny = isReview && chosen.filter(one => one !== anyOne).length > 1;
  return (
    <Autocomplete<Token, true>
      {...pickerWords}
      id={props.id}
      sx={pickerStyles}
      multiple
      autoHighlight
      size={isSmall ? 'small' : 'medium'}
      popupIcon={<Chevron />}
      clearIcon={<Icon name="x" size={14} />}
      options={canBeAny ? [...options, anyOne] : options}
      value={[...chosen]}
      inputValue={words}
      // A reset comes with every new list of values, also while something is typed.
      onInputChange={(_, next, reason) => {
        if (reason !== 'reset') setWords(reason === 'input' ? next : '');
      }}
      onChange={(_, next) => onChange(next)}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      filterSelectedOptions
      // Names that begin with the words are before those that hold them.
      filterOptions={(all, { inputValue }) => fitting(all, inputValue)}
      getOptionLabel={labelOf}
      noOptionsText={translate('matrices.no_names')}
      slotProps={{ ...pickerSlots, listbox: { 'aria-label': label } }}
      onBlur={() => {
        const all = final();
        if (all !== chosen) onChange(all);
        props.onLeave?.(all);
      }}
      onKeyDown={event => {
        const isQuiet = words === '' && !isOpen;
        if (isQuiet || event.key === 'Tab') props.onLeave?.(final(), event);
      }}
      renderInput={params => (
        <PickerInput
          params={params}
          label={label}
          placeholder={chosen.length === 0 ? translate('matrices.names') : undefined}
          inputRef={props.hasFocus ? focusOnMount : undefined}
        />
      )}
    />
  );
};
