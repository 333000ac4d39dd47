import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CreateBase, EditBase, useSaveContext, useTranslate, type RaRecord } from 'react-admin';
import { Suspense, useId, useMemo, type ReactNode } from 'react';
import type { LayoutItem } from '#contract/model/types.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { useSave } from '../conflict/useSave.ts';
import { asShown, useSaving } from '../conflict/useSaving.ts';
import { formValues } from '../values/initialValues.ts';
import { Clearing } from '../form/Clearing.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm, type RecordFormState } from '../form/useRecordForm.ts';
import { useCreating } from '../form/useCreating.ts';
import { useRefusal } from '../form/useRefusal.ts';
import { useValidator } from '../form/useValidator.ts';
import { ScreenContext, useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import type { Values } from '../values/withValueAt.ts';
import type { RelatedForm } from './useRelatedForm.ts';

interface Props extends RelatedForm {
  onClose: () => void;
}

/** Stores a new record through the save context around, or what was changed of one, and settles with someone who was first. */
const useStore = (form: RecordFormState, onClose: () => void) => {
  const { data } = useScreen();
  const text = useText();
  const snackbar = useSnackbar();
  const { save: create, saving: isSaving = false } = useSaveContext();
  const messages = data.calls?.[form.base ? 'update' : 'create']?.messages;
  const refuse = useRefusal(form, messages?.error);
  const onSaved = () => {
    onClose();
  };
  const { save, ...settling } = useSave(form.paths, { onSaved, onFailed: refuse });
  return {
    ...settling,
    isSaving,
    submit: (values: Values) => {
      if (form.base) return save({ values: form.toSend(values), base: form.base });
      return void create?.(formValues(form.toSend(values)), {
        onSuccess: () => {
          snackbar('success', messages && text(messages.success));
          onSaved();
        },
        onError: refuse,
      });
    },
  };
};

const Body = ({ record, preset, onClose }: Props) => {
  const id = useId();
  const validator = useValidator();
  const translate = useTranslate();
  const { one } = useNames();
  const form = useRecordForm({ validator, record, preset, keepsDraft: false });
  const store = useStore(form, onClose);
  return (
    <>
      <DialogContent sx={{ bgcolor: 'background.default' }}>
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
        <Button variant="text" size="large" onClick={onClose} disabled={store.isSaving}>
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
};

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
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
      // A click beside it must not lose what was typed.
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
    >
      <DialogTitle id={heading}>
        {record ? titleOf(record) : translate('engine.form.new', { name: one })}
      </DialogTitle>
      <Suspense fallback={<DialogContent sx={{ minHeight: 240 }} />}>
        <ScreenContext value={asked}>
          {record ? (
            <Changed record={record}>
              <Body {...props} />
            </Changed>
          ) : (
            <Made>
              <Body {...props} />
            </Made>
          )}
        </ScreenContext>
      </Suspense>
    </Dialog>
  );
};
