import { useNavigate, useTranslate, useCreatePath, type RaRecord } from 'react-admin';
import { Suspense, useId, useRef, useState } from 'react';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { ProposeDialog, WaitingChanges } from '../approval/lazyApproval.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { useSave } from '../conflict/useSave.ts';
import { changedPaths } from '../values/changedPaths.ts';
import { formValues, valuesToUpdate } from '../values/initialValues.ts';
import { Clearing } from '../form/sides/Clearing.tsx';
import { FormBar } from '../form/FormBar.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { useIsChanged } from '../form/typing.ts';
import { SaveDraft } from '../form/drafts/SaveDraft.tsx';
import { ShowAside } from '../panels/ShowAside.tsx';
import { StepBack } from '../form/layout/StepBack.tsx';
import { useRecordForm, type RecordFormState } from '../form/useRecordForm.ts';
import { useSaveAgain, useWaitingSave } from '../form/drafts/useSaveWhenBack.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useRecord } from '../useRecord.ts';
import type { Values } from '../values/withValueAt.ts';
import { BeyondForm } from './BeyondForm.tsx';
import { FormerMembers } from './FormerMembers.tsx';
import { FormArea } from './FormArea.tsx';
import { PageBar, useGuardedPart } from './head/PageBar.tsx';
import { Restored } from '../form/drafts/Restored.tsx';
import { useIsShown } from './SideContext.ts';
import { useRefusal } from '../form/faults/useRefusal.ts';
import { useValidator } from '../form/useValidator.ts';
import { Waiting } from './Waiting.tsx';

/** Asks before the page is left; the first key draws this and not the form. */
const GuardedForm = ({ form }: { form: RecordFormState }) => {
  useGuardedPart(useIsChanged(form), () => form.settle(null));
  return null;
};

/** The details of the page's record as a form: change, save through its save context, settle conflicts. */
export const EditDetails = () => {
  const record = useRecord();
  const isShown = useIsShown();
  const screen = useScreen();
  const validator = useValidator();
  const translate = useTranslate();
  const { one } = useNames();
  const id = useId();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const form = useRecordForm({ validator, record });
  const [proposed, setProposed] = useState<Values | null>(null);
  const waiting = useWaitingSave();
  const sent = useRef<Values>(form.values);
  const saving = useSave(form.paths, {
    onSaved: stored => {
      waiting.stop();
      form.settle(stored, sent.current);
    },
    onFailed: error => {
      if (!waiting.wait(error)) refuse(error);
    },
  });
  const save = (values: Values, base: RaRecord) => {
    sent.current = form.begin();
    saving.save({ values, base });
  };
  const submit = (values: Values) => {
    if (!form.base) return;
    // What hidden fields hold would be taken out of what is sent, which is nobody’s change.
    if (form.isSameAsStored(values)) return save(formValues(form.base), form.base);
    const toSend = form.toSend(values);
    const changes = valuesToUpdate(toSend, changedPaths(form.paths, formValues(form.base), toSend));
    // What someone else has to approve is not saved but proposed.
    if (screen.approval?.fields.some(name => Object.hasOwn(changes, name)))
      return setProposed(changes);
    save(toSend, form.base);
  };
  const refuse = useRefusal(form, screen.data.calls?.update?.messages.error, submit);
  const again = useSaveAgain(waiting, form, submit, saving.isSaving);

  const { isDraft } = form.drafted;
  return (
    <>
      <FormArea>
        {screen.approval && (
          <Suspense fallback={null}>
            <WaitingChanges />
          </Suspense>
        )}
        <RecordForm
          id={id}
          form={form}
          validator={validator}
          failure={translate('engine.form.not_saved', { name: one })}
          isSaving={saving.isSaving}
          onSubmit={submit}
          head={
            <>
              {form.restored && <Restored {...form.restored} onDiscard={form.discard} />}
              <Waiting waitsFor={waiting.waitsFor} isSaving={saving.isSaving} onTry={again} />
            </>
          }
        >
          <BeyondForm />
          <FormerMembers />
        </RecordForm>
      </FormArea>
      <GuardedForm form={form} />
      {isShown && (
        <PageBar>
          <FormBar
            of={form}
            form={id}
            isSaving={saving.isSaving}
            {...(isDraft && { saveLabel: translate('engine.form.publish') })}
            {...(screen.approval && { saveLabel: translate('engine.approval.save') })}
            value="publish"
            extra={
              <>
                <ShowAside />
                <StepBack sides={form.sides} />
              </>
            }
            second={isDraft && <SaveDraft form={id} isSaving={saving.isSaving} />}
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
      {saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          isSaving={saving.isSaving}
          onClose={saving.leaveConflict}
          onResolve={saving.resolve}
        />
      )}
    </>
  );
};
