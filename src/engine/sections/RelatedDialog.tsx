import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  CreateBase,
  EditBase,
  useEvent,
  useSaveContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { LayoutItem } from '#contract/model/types.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { fillRecord } from '#contract/model/record/fillRecord.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { useSave } from '../conflict/useSave.ts';
import { asShown, useSaving } from '../conflict/useSaving.ts';
import { formValues } from '../values/initialValues.ts';
import { Clearing } from '../form/sides/Clearing.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useIsChanged } from '../form/typing.ts';
import { useRecordForm, type RecordFormState } from '../form/useRecordForm.ts';
import { useCreating } from '../form/useCreating.ts';
import { useRefusal } from '../form/faults/useRefusal.ts';
import { useValidator } from '../form/useValidator.ts';
import { ScreenContext, useScreen } from '../ScreenContext.ts';
import { Restored } from '../form/drafts/Restored.tsx';
import { useNames } from '../useNames.ts';
import type { Values } from '../values/withValueAt.ts';
import type { RelatedForm } from './useRelatedForm.ts';

interface Props extends RelatedForm {
  onClose: () => void;
}

/** Stores a new record through the save context around, or what was changed of one, and settles with someone who was first. */
const useStore = (form: RecordFormState, onClose: () => void) => {
  const { resource, data, fields } = useScreen();
  const text = useText();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const { save: create, saving: isSaving = false } = useSaveContext();
  const messages = data.calls?.[form.base ? 'update' : 'create']?.messages;
  const refuse = useRefusal(form, messages?.error);
  const onSaved = () => {
    // The draft goes with the dialog.
    form.settle(null);
    onClose();
  };
  const { save, ...settling } = useSave(form.paths, { onSaved, onFailed: refuse });
  return {
    ...settling,
    isSaving,
    submit: (values: Values) => {
      if (form.base) return save({ values: form.toSend(values), base: form.base });
      return void create?.(formValues(form.toSend(values)), {
        onSuccess: (record: RaRecord) => {
          const told = messages && fillRecord(text(messages.success), record, { fields, language });
          snackbar('success', told, { about: { resource, record } });
          onSaved();
        },
        onError: refuse,
      });
    },
  };
};

interface BodyProps extends Props {
  /** Told whenever it begins or ceases to hold something unsaved, with the way to throw that away. */
  onTyped: (isTyped: boolean, discard: () => void) => void;
}

/** Tells the dialog what is typed in its form; the first key draws this and not the form. */
const ToldTyped = ({ form, onTyped }: Pick<BodyProps, 'onTyped'> & { form: RecordFormState }) => {
  const isTyped = useIsChanged(form);
  const discard = useEvent(() => form.discard());
  useEffect(() => onTyped(isTyped, discard), [isTyped, discard, onTyped]);
  return null;
};

/** Drawn for its form, and not when the dialog around it hears of it. */
const Body = memo(({ record, preset, held, onClose, onTyped }: BodyProps) => {
  const id = useId();
  const validator = useValidator();
  const translate = useTranslate();
  const { one } = useNames();
  const under = held === null ? undefined : `${held}=${String(preset[held])}`;
  const form = useRecordForm({ validator, record, preset, under });
  const { restored } = form;
  const store = useStore(form, onClose);
  return (
    <>
      <ToldTyped form={form} onTyped={onTyped} />
      <DialogContent sx={{ bgcolor: 'background.default', display: 'grid', gap: 4 }}>
        {restored && <Restored {...restored} onDiscard={form.discard} />}
        <RecordForm
          id={id}
          prefix="related"
          form={form}
          validator={validator}
          failure={translate('engine.form.not_saved', { name: one })}
          isSaving={store.isSaving}
          onSubmit={store.submit}
        />
      </DialogContent>
      <Clearing form={form} />
      <DialogActions>
        <Button
          variant="text"
          size="large"
          disabled={store.isSaving}
          onClick={() => {
            form.discard();
            onClose();
          }}
        >
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          form={id}
          value="publish"
          variant="contained"
          color="primary"
          size="large"
          loading={store.isSaving}
        >
          {record ? translate('ra.action.save') : translate('engine.form.create', { name: one })}
        </Button>
      </DialogActions>
      {store.conflict && (
        <ConflictDialog
          conflict={store.conflict}
          isSaving={store.isSaving}
          onClose={store.leaveConflict}
          onResolve={store.resolve}
        />
      )}
    </>
  );
});

const Changed = ({ record, children }: { record: RaRecord; children: ReactNode }) => (
  <EditBase id={record.id} {...useSaving({ surface: 'form' })} queryOptions={asShown(record)}>
    {children}
  </EditBase>
);

const Made = ({ children }: { children: ReactNode }) => (
  <CreateBase {...useCreating()}>{children}</CreateBase>
);

/** The layout without one field; what is empty then goes with it. */
const without = (layout: readonly LayoutItem[], path: string | null): readonly LayoutItem[] =>
  layout.flatMap((item): readonly LayoutItem[] => {
    if (item.type === 'field') return item.field === path ? [] : [item];
    if (item.type === 'note') return [item];
    const of = without(item.of, path);
    return of.length > 0 ? [{ ...item, of }] : [];
  });

/** The form of a record that is in a list of another one's page; it does not ask for what the page says. */
export const RelatedDialog = (props: Props) => {
  const { record, held, onClose } = props;
  const screen = useScreen();
  const asked = useMemo(() => ({ ...screen, form: without(screen.form, held) }), [screen, held]);
  const heading = useId();
  const translate = useTranslate();
  const { one, titleOf } = useNames();
  const [isTyped, setTyped] = useState(false);
  const discard = useRef(() => {});
  const onTyped = useCallback((has: boolean, drop: () => void) => {
    discard.current = drop;
    setTyped(has);
  }, []);
  return (
    <FormDialog
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
      isTyped={isTyped}
      onClose={() => {
        discard.current();
        onClose();
      }}
    >
      <DialogTitle id={heading}>
        {record ? titleOf(record) : translate('engine.form.new', { name: one })}
      </DialogTitle>
      <Suspense fallback={<DialogContent sx={{ minHeight: 240 }} />}>
        <ScreenContext value={asked}>
          {record ? (
            <Changed record={record}>
              <Body {...props} onTyped={onTyped} />
            </Changed>
          ) : (
            <Made>
              <Body {...props} onTyped={onTyped} />
            </Made>
          )}
        </ScreenContext>
      </Suspense>
    </FormDialog>
  );
};
