import { useNavigate, useTranslate, useCreatePath, type RaRecord } from 'react-admin';
import { Suspense, useId, useState } from 'react';
import { SaveBar } from '#parts/SaveBar.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { ProposeDialog, WaitingChanges } from '../approval/lazyApproval.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { useMergeWords } from '../conflict/useMergeWords.ts';
import { useSave, type Conflict, type SaveInput } from '../conflict/useSave.ts';
import { changedPaths } from '../values/changedPaths.ts';
import { formValues, valuesToUpdate } from '../values/initialValues.ts';
import { Clearing } from '../form/Clearing.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { SaveDraft } from '../form/SaveDraft.tsx';
import { ShowAside } from '../panels/ShowAside.tsx';
import { StepBack } from '../form/StepBack.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { useSaveWhenBack, useWaitingSave } from '../form/useSaveWhenBack.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useUndoable } from '../undo/useUndoable.ts';
import type { Values } from '../values/withValueAt.ts';
import { BeyondForm } from './BeyondForm.tsx';
import { FormArea } from './FormArea.tsx';
import { PageBar, useGuardedPart } from './PageBar.tsx';
import { Restored } from './Restored.tsx';
import { useIsShown } from './SideContext.ts';
import { useRefusal } from '../form/useRefusal.ts';
import { useValidator } from '../form/useValidator.ts';
import { Waiting } from './Waiting.tsx';

/** The details of a record as a form: change, save, settle conflicts. */
export const EditDetails = ({ record }: { record: RaRecord }) => {
  const isShown = useIsShown();
  const screen = useScreen();
  const validator = useValidator();
  const translate = useTranslate();
  const text = useText();
  const { one, titleOf } = useNames();
  const id = useId();
  const snackbar = useSnackbar();
  const follow = useUndoable();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const form = useRecordForm({ validator, record });
  useGuardedPart(form.isChanged, () => form.settle(null));
  const save = useSave(screen.resource, form.paths);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [proposed, setProposed] = useState<Values | null>(null);
  const messages = screen.data.calls?.update?.messages;
  const refuse = useRefusal(form, messages?.error);
  const { personOf, keptWords } = useMergeWords();

  const waiting = useWaitingSave();
  const keepAsIs = (stored: RaRecord) => {
    waiting.stop();
    form.settle(stored, form.begin());
    snackbar('info', translate('engine.form.unchanged'));
  };
  const run = (input: SaveInput) => {
    const followed = follow();
    const sent = form.begin();
    save.mutate(input, {
      onSuccess: result => {
        waiting.stop();
        const done = followed();
        setConflict(result.type === 'conflict' ? result.conflict : null);
        if (result.type === 'conflict') return;
        if (result.type === 'unchanged') return keepAsIs(result.record);
        const isKeptDraft = form.drafted.isAimedAt('draft');
        form.settle(result.record, sent);
        const words = keptWords(result.kept);
        if (words) snackbar('info', words, { autoHideDuration: null });
        else if (isKeptDraft) done.tell(translate('engine.form.draft_saved'));
        else
          done.tell(
            messages && text(messages.success),
            translate('engine.told.saved', { name: one, title: titleOf(result.record) }),
          );
      },
      onError: error => {
        followed();
        setConflict(null);
        if (!waiting.wait(error)) refuse(error);
      },
    });
  };
  const submit = (values: Values) => {
    if (!form.base) return;
    if (form.isSameAsStored(values)) return keepAsIs(form.base);
    const sent = form.toSend(values);
    const changes = valuesToUpdate(sent, changedPaths(form.paths, formValues(form.base), sent));
    // What somebody else has to approve is not saved but proposed.
    if (screen.approval?.fields.some(name => Object.hasOwn(changes, name)))
      return setProposed(changes);
    run({ values: form.toSend(values), base: form.base });
  };
  useSaveWhenBack(waiting.waitsFor, () => {
    const found = form.check(form.drafted.aimed(form.values));
    if (found.length === 0) return submit(form.drafted.aimed(form.values));
    waiting.stop();
    form.fail(found);
  });

  const { isDraft } = form.drafted;
  return (
    <>
      <FormArea>
        {screen.approval && (
          <Suspense fallback={null}>
            <WaitingChanges record={record} />
          </Suspense>
        )}
        <RecordForm
          id={id}
          form={form}
          validator={validator}
          failure={translate('engine.form.not_saved', { name: one })}
          isSaving={save.isPending}
          onSubmit={submit}
          head={
            <>
              {form.restored && <Restored {...form.restored} onDiscard={form.discard} />}
              <Waiting
                waitsFor={waiting.waitsFor}
                isSaving={save.isPending}
                onTry={() => submit(form.drafted.aimed(form.values))}
              />
            </>
          }
        >
          <BeyondForm record={record} />
        </RecordForm>
      </FormArea>
      {isShown && (
        <PageBar>
          <SaveBar
            form={id}
            isChanged={form.isChanged}
            isSaving={save.isPending}
            {...(isDraft && { saveLabel: translate('engine.form.publish') })}
            {...(screen.approval && { saveLabel: translate('engine.approval.save') })}
            value="publish"
            extra={
              <>
                <ShowAside />
                <StepBack sides={form.sides} />
              </>
            }
            second={isDraft && <SaveDraft form={id} isSaving={save.isPending} />}
            warning={<Clearing form={form} />}
            onCancel={() => navigate(createPath({ resource: screen.resource, type: 'list' }))}
          />
        </PageBar>
      )}
      {proposed && form.base && (
        <Suspense fallback={null}>
          <ProposeDialog
            record={form.base}
            changes={proposed}
            onProposed={() => {
              setProposed(null);
              form.discard();
              snackbar('success', translate('engine.approval.done'));
            }}
            onClose={() => setProposed(null)}
          />
        </Suspense>
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          person={personOf(conflict.theirs)}
          isSaving={save.isPending}
          onClose={() => setConflict(null)}
          onResolve={values => run({ values, base: conflict.theirs })}
        />
      )}
    </>
  );
};
