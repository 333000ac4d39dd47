import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Suspense, useId, useMemo, useState } from 'react';
import type { LayoutItem } from '#contract/model/types.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { useMergeWords } from '../conflict/useMergeWords.ts';
import { useSave, type Conflict, type SaveInput } from '../conflict/useSave.ts';
import { formValues } from '../values/initialValues.ts';
import { Clearing } from '../form/Clearing.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { storedRecord } from '../values/storedRecord.ts';
import { useIntent } from '../form/useIntent.ts';
import { useRefusal } from '../form/useRefusal.ts';
import { useValidator } from '../form/useValidator.ts';
import { ScreenContext, useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import type { Values } from '../values/withValueAt.ts';
import type { RelatedForm } from './useRelatedForm.ts';

interface Props extends RelatedForm {
  onClose: () => void;
}

/** Stores a new record or what was changed of one, and settles with somebody who was first. */
const useStore = ({ record, onClose }: Props, form: ReturnType<typeof useRecordForm>) => {
  const { resource, data } = useScreen();
  const text = useText();
  const snackbar = useSnackbar();
  const dataProvider = useDataProvider();
  const intentOf = useIntent();
  const save = useSave(resource, form.paths);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const messages = data.calls?.[record ? 'update' : 'create']?.messages;
  const refuse = useRefusal(form, messages?.error);
  const done = () => {
    snackbar('success', messages && text(messages.success));
    onClose();
  };
  const create = useMutation({
    networkMode: 'always',
    mutationFn: async (values: Values) => {
      const sent = formValues(form.toSend(values));
      return storedRecord(
        await dataProvider.create(resource, { data: sent, meta: { intent: intentOf(sent) } }),
      );
    },
    onSuccess: done,
    onError: refuse,
  });
  const update = (input: SaveInput) =>
    save.mutate(input, {
      onSuccess: result => {
        if (result.type === 'conflict') setConflict(result.conflict);
        else done();
      },
      onError: refuse,
    });
  return {
    isSaving: create.isPending || save.isPending,
    submit: (values: Values) =>
      form.base ? update({ values: form.toSend(values), base: form.base }) : create.mutate(values),
    conflict,
    resolve: (values: Values) => conflict && update({ values, base: conflict.theirs }),
    keepEditing: () => setConflict(null),
  };
};

const Body = (props: Props) => {
  const { record, preset, onClose } = props;
  const id = useId();
  const validator = useValidator();
  const translate = useTranslate();
  const { one } = useNames();
  const form = useRecordForm({ validator, record, preset, keepsDraft: false });
  const store = useStore(props, form);
  const { personOf } = useMergeWords();
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
          person={personOf(store.conflict.theirs)}
          isSaving={store.isSaving}
          onClose={store.keepEditing}
          onResolve={store.resolve}
        />
      )}
    </>
  );
};

/** The layout without one field; what is empty then goes with it. */
const without = (layout: readonly LayoutItem[], path: string | null): readonly LayoutItem[] =>
  layout.flatMap((item): readonly LayoutItem[] => {
    if (item.type === 'field') return item.field === path ? [] : [item];
    if (item.type === 'note') return [item];
    const of = without(item.of, path);
    return of.length > 0 ? [{ ...item, of }] : [];
  });

/** The form of a record that stands in a list of another one's page; it does not ask for what the page says. */
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
          <Body {...props} />
        </ScreenContext>
      </Suspense>
    </Dialog>
  );
};
