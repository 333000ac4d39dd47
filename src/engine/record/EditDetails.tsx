import { useTranslate, type RaRecord } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { PageBody } from '#parts/PageBody.tsx';
import { useNavigate } from '#parts/router/useNavigate.ts';
import { SaveBar } from '#parts/SaveBar.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { useMergeWords } from '../conflict/useMergeWords.ts';
import { useSave, type Conflict, type SaveInput } from '../conflict/useSave.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { SaveDraft } from '../form/SaveDraft.tsx';
import { ShowAside } from '../panels/ShowAside.tsx';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { StepBack } from '../form/StepBack.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { useSaveWhenBack, useWaitingSave } from '../form/useSaveWhenBack.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useUndoable } from '../undo/useUndoable.ts';
import type { Values } from '../withValueAt.ts';
import { BeyondForm } from './BeyondForm.tsx';
import { FormArea } from './FormArea.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { Restored } from './Restored.tsx';
import { useRefusal } from './useRefusal.ts';
import { useValidator } from './useValidator.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  record: RaRecord;
  /** Title and tabs; they scroll with the form. */
  head: ReactNode;
  /** What another tab shows; the form stays meanwhile, unseen, so that nothing typed is lost. */
  instead: ReactNode;
}

/** The details of a record as a form: change, save, settle conflicts. */
export const EditDetails = ({ record, head, instead }: Props) => {
  const screen = useScreen();
  const validator = useValidator();
  const translate = useTranslate();
  const text = useText();
  const { one } = useNames();
  const id = useId();
  const snackbar = useSnackbar();
  const follow = useUndoable();
  const navigate = useNavigate();
  const form = useRecordForm({ validator, record });
  const guard = useLeaveGuard(form.isChanged);
  const save = useSave(screen.resource, form.paths);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const messages = screen.data.calls?.update?.messages;
  const refuse = useRefusal(form, messages?.error);
  const { personOf, keptWords } = useMergeWords();

  const waiting = useWaitingSave();
  const run = (input: SaveInput) => {
    const followed = follow();
    const sent = form.begin();
    save.mutate(input, {
      onSuccess: result => {
        waiting.stop();
        const done = followed();
        setConflict(result.type === 'conflict' ? result.conflict : null);
        if (result.type === 'conflict') return;
        const isKeptDraft = form.drafted.isAimedAt('draft');
        form.settle(result.record, sent);
        const words = keptWords(result.kept);
        if (words) snackbar('info', words, { autoHideDuration: null });
        else if (isKeptDraft) done.tell(translate('engine.form.draft_saved'));
        else done.tell(messages && text(messages.success));
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
    run({ values: form.toSend(values), base: form.base });
  };
  useSaveWhenBack(waiting.isWaiting, () => {
    const found = form.check(form.drafted.aimed(form.values));
    if (found.length === 0) return submit(form.drafted.aimed(form.values));
    waiting.stop();
    form.fail(found);
  });

  const { isDraft } = form.drafted;
  return (
    <>
      <PageBody canvas="grey">
        {head}
        <div
          id="panel-details"
          role="tabpanel"
          aria-labelledby="tab-details"
          hidden={instead !== null}
        >
          <FormArea>
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
                    isWaiting={waiting.isWaiting}
                    isSaving={save.isPending}
                    onTry={() => submit(form.drafted.aimed(form.values))}
                  />
                </>
              }
            >
              <BeyondForm record={record} />
            </RecordForm>
          </FormArea>
        </div>
        {instead}
      </PageBody>
      {instead === null && (
        <SaveBar
          form={id}
          isChanged={form.isChanged}
          isSaving={save.isPending}
          {...(isDraft && { saveLabel: translate('engine.form.publish') })}
          value="publish"
          extra={
            <>
              <ShowAside />
              <StepBack sides={form.sides} />
            </>
          }
          second={isDraft && <SaveDraft form={id} isSaving={save.isPending} />}
          onCancel={() => navigate(screen.route)}
        />
      )}
      <LeaveDialog guard={guard} onLeave={() => form.settle(null)} />
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
