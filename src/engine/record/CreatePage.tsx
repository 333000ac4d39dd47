import Box from '@mui/material/Box';
import {
  CreateContextProvider,
  useCanAccess,
  useCreateController,
  useCreatePath,
  useDataProvider,
  useNavigate,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ConsoleDataProvider } from '#dataProvider/ConsoleDataProvider.ts';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { fieldAt } from '../values/fieldAt.ts';
import { formValues } from '../values/initialValues.ts';
import { FormBar } from '../form/FormBar.tsx';
import { FormGuard } from '../form/FormGuard.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { SaveAndAnother } from '../form/SaveAndAnother.tsx';
import { SaveDraft } from '../form/drafts/SaveDraft.tsx';
import { ShowAside } from '../panels/ShowAside.tsx';
import type { LeaveGuard } from '../form/useLeaveGuard.ts';
import { StepBack } from '../form/layout/StepBack.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { useSaveAgain, useWaitingSave } from '../form/drafts/useSaveWhenBack.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import type { Values } from '../values/withValueAt.ts';
import { Forbidden } from '../Forbidden.tsx';
import { FormArea } from './FormArea.tsx';
import { Restored } from '../form/drafts/Restored.tsx';
import { fillRecord } from '#contract/model/record/fillRecord.ts';
import { useTakenOver } from '../form/sides/useTakenOver.ts';
import type { Problem } from '../form/faults/problems.ts';
import { useRefusal } from '../form/faults/useRefusal.ts';
import { useCreating } from '../form/useCreating.ts';
import { useValidator } from '../form/useValidator.ts';
import { Waiting } from './Waiting.tsx';

const nextAfter = () => import('../next/NextAfter.tsx');

const NewRecord = ({ preset }: { preset: Values | undefined }) => {
  const screen = useScreen();
  const { resource, data, fields } = screen;
  const createPath = useCreatePath();
  const validator = useValidator();
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const { one, titleOf } = useNames();
  const id = useId();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  useEffect(() => void dataProvider.prepare(resource).catch(() => {}), [dataProvider, resource]);
  const controller = useCreateController<Values, Error, RaRecord>(useCreating());
  const form = useRecordForm({ validator, record: null, preset });
  // What the card of a saved record shows: the connection may be gone when it is saved.
  useEffect(() => {
    if (form.hasChanges) void nextAfter().catch(() => {});
  }, [form.hasChanges]);
  const guard = useRef<Pick<LeaveGuard, 'pass'>>(null);
  const messages = data.calls?.create?.messages;

  const waiting = useWaitingSave();
  const [isMade, setMade] = useState(false);
  // Until the record's own page takes this one's place: what was entered meanwhile would go with it.
  const isSaving = controller.saving || isMade;
  // Which button it was: another one is made after this, or its page opens.
  const asksForMore = useRef(false);
  const stays = useRef(false);
  const send = useRef<(values: Values) => void>(undefined);
  const refuse = useRefusal(form, messages?.error, values => send.current?.(values));
  const toldOf = ({ path, message }: Problem): string => {
    const field = path === null ? undefined : fieldAt(screen, path)?.field;
    return field ? `${text(field.label)}: ${message}` : message;
  };
  const create = (values: Values): void =>
    void controller.save?.(formValues(form.toSend(values)), {
      onSuccess: (record: RaRecord) => {
        setMade(true);
        waiting.stop();
        const left = form.leftProblems();
        if (left.length > 0)
          snackbar('warning', translate('engine.form.draft_part'), {
            detail: left.map(toldOf).join('. '),
            autoHideDuration: null,
          });
        else if (form.drafted.isAimedAt('draft'))
          snackbar('success', translate('engine.form.draft_saved'));
        else
          snackbar(
            'success',
            messages && fillRecord(text(messages.success), record, { fields, language }),
            {
              detail: translate('engine.told.created', { name: one, title: titleOf(record) }),
              about: { resource, record },
            },
          );
        guard.current?.pass();
        form.carryTo(record);
        form.settle(null);
        if (stays.current)
          navigate(createPath({ resource, type: 'create' }), {
            replace: true,
            state: { after: record.id },
          });
        else navigate(createPath({ resource, type: 'edit', id: record.id }), { replace: true });
      },
      onError: error => {
        if (!waiting.wait(error)) refuse(error);
      },
    });
  useEffect(() => {
    send.current = create;
  });
  const again = useSaveAgain(waiting, form, create, isSaving);
  const isLastStep = form.sides?.type !== 'step' || form.sides.isLast;
  const title = translate('engine.form.new', { name: one });
  const { isDraft } = form.drafted;
  const createLabel = isDraft
    ? translate('engine.form.publish')
    : translate('engine.form.create', { name: one });

  return (
    <CreateContextProvider value={controller}>
      <PageBody canvas="grey">
        <PageHeader
          title={title}
          crumb={title}
          chip={isDraft && <StatusChip tone="neutral">{translate('engine.form.draft')}</StatusChip>}
        />
        <Box sx={{ mt: 4 }}>
          <FormArea>
            <div inert={isSaving}>
              <RecordForm
                id={id}
                form={form}
                validator={validator}
                failure={translate('engine.form.not_saved', { name: one })}
                isSaving={isSaving}
                onSubmit={values => {
                  stays.current = asksForMore.current;
                  create(values);
                }}
                head={
                  <>
                    {form.restored && <Restored {...form.restored} onDiscard={form.discard} />}
                    <Waiting waitsFor={waiting.waitsFor} isSaving={isSaving} onTry={again} />
                  </>
                }
              />
            </div>
          </FormArea>
        </Box>
      </PageBody>
      <FormBar
        of={form}
        form={id}
        isSaving={isSaving}
        saveLabel={isLastStep ? createLabel : translate('engine.form.next')}
        value="publish"
        extra={
          <>
            <ShowAside />
            <StepBack sides={form.sides} />
          </>
        }
        second={
          isDraft ? (
            <SaveDraft form={id} isSaving={isSaving} />
          ) : (
            isLastStep && (
              <SaveAndAnother
                form={id}
                isSaving={isSaving}
                onAsked={isAsked => {
                  asksForMore.current = isAsked;
                }}
              />
            )
          )
        }
        onCancel={() => navigate(createPath({ resource, type: 'list' }))}
      />
      <FormGuard form={form} ref={guard} onLeave={() => form.settle(null)} />
    </CreateContextProvider>
  );
};

/** A new record of the screen, by itself or with what it takes over from another one. */
export const CreatePage = () => {
  const { resource } = useScreen();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const { state } = useLocation();
  const { values, isPending } = useTakenOver();
  if (!canAccess) return <Forbidden />;
  if (isPending) return null;
  // After one that was saved the next begins again.
  return <NewRecord key={String((state as { after?: unknown } | null)?.after)} preset={values} />;
};
