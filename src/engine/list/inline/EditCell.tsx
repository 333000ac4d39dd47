import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { EditBase, useTranslate, type RaRecord } from 'react-admin';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { Field } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { createFormValues, FormValuesContext } from '#fields/FormValues.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { ConflictDialog } from '../../conflict/ConflictDialog.tsx';
import { asShown, useSaving } from '../../conflict/useSaving.ts';
import { useClearedWords } from '../../form/sides/useClearedWords.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useNames } from '../../useNames.ts';
import { withValueAt } from '../../values/withValueAt.ts';
import { savedPaths } from './inlineValues.ts';
import { editorStyles } from './editorStyles.ts';
import { useInlineSave } from './useInlineSave.ts';

interface Props {
  record: RaRecord;
  field: Field;
  /** The value is stored, or the edit was given up: back to the cell. */
  onDone: () => void;
  /** Stored, and on to the next value that can be changed; back with Shift. */
  onNext: (isBack: boolean) => void;
}

/** What opens over the page, such as a calendar, belongs to the cell although it stands elsewhere in the page. */
const isBeside = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.MuiModal-root, .MuiPopper-root') !== null;

interface EntryProps extends Props {
  /** What a save may touch. */
  paths: readonly string[];
}

const Entry = ({ record, field, paths, onDone, onNext }: EntryProps) => {
  const translate = useTranslate();
  const text = useText();
  const { titleOf } = useNames();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const edit = useInlineSave(record, field, paths);
  const { base, scope, problem, conflict, isSaving } = edit;
  const initial = valueAt(base, field.path);
  const latest = useRef(initial);
  const [value, setValue] = useState(initial);
  const [shared] = useState(() => createFormValues(scope));
  const clearedWords = useClearedWords()({
    ...scope,
    record: withValueAt(scope.record, field.path, value),
  });

  useEffect(() => {
    const input = frame.current?.querySelector<HTMLElement>('input, select, textarea');
    input?.focus();
    if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
    frame.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);

  /** Hands over what is still being typed. */
  const settle = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && frame.current?.contains(activeElement))
      activeElement.blur();
  };
  const onOutside = useEffectEvent((event: PointerEvent) => {
    const { target } = event;
    if (!(target instanceof Node) || frame.current?.contains(target) || isBeside(target)) return;
    settle();
    edit.commit(latest.current, onDone);
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => onOutside(event);
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of a calendar or a dialog come up here too.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.stopPropagation();
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onDone();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      settle();
      edit.commit(latest.current, () => onNext(event.shiftKey));
    } else if (event.key === 'Enter') {
      const isLong = event.target instanceof HTMLTextAreaElement;
      if (isLong && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      edit.commit(latest.current, onDone);
    }
  };

  const label = translate('engine.inline.label', {
    field: text(field.label),
    name: titleOf(base),
  });
  return (
    <FormValuesContext value={shared}>
      <Box ref={frame} sx={editorStyles} aria-busy={isSaving} onKeyDown={onKeyDown}>
        <VisuallyHidden>
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
        </VisuallyHidden>
        <FieldWidget
          field={field}
          id={id}
          labelId={`${id}-label`}
          value={value}
          onChange={next => {
            latest.current = next;
            setValue(next);
            edit.forgive();
          }}
          isReadonly={isSaving}
          isRequired={evaluate(field.required, scope)}
          isInvalid={problem !== null}
          describedBy={problem === null ? clearedWords && `${id}-clears` : `${id}-error`}
        />
        {isSaving && (
          <span className="saving">
            <CircularProgress size={14} aria-label={translate('engine.inline.saving')} />
          </span>
        )}
        <div id={`${id}-clears`} role="status" className="clears">
          {clearedWords}
        </div>
        <div id={`${id}-error`} role="alert" className="problem">
          {problem !== null && (
            <>
              <Icon name="circle-alert" size={14} />
              <span>{problem}</span>
            </>
          )}
        </div>
      </Box>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          isSaving={isSaving}
          onClose={edit.leaveConflict}
          onResolve={edit.resolve}
        />
      )}
    </FormValuesContext>
  );
};

/** A value of the list, changed in its place with the entry of its kind; its row is saved by an edit controller of its own. */
export const EditCell = (props: Props) => {
  const { record, field } = props;
  const screen = useScreen();
  const translate = useTranslate();
  const text = useText();
  const { titleOf } = useNames();
  const paths = useMemo(() => savedPaths(screen, field.path), [screen, field.path]);
  const saving = useSaving({
    surface: 'inline',
    paths,
    detailOf: () =>
      translate('engine.told.inline', { field: text(field.label), title: titleOf(record) }),
  });
  return (
    <EditBase id={record.id} {...saving} queryOptions={asShown(record)}>
      <Entry {...props} paths={paths} />
    </EditBase>
  );
};
