import Box from '@mui/material/Box';
import Form from '@rjsf/core';
import type { ValidatorType } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FieldLabels } from '#fields/FieldLabels.ts';
import { createFormValues, FormValuesContext } from '#fields/FormValues.ts';
import { UploadPlace } from '#fields/uploaded/UploadPlace.ts';
import { useScreen } from '../ScreenContext.ts';
import type { Values } from '../values/withValueAt.ts';
import { AsidePanel } from '../panels/AsidePanel.tsx';
import { PanelFormContext } from '../panels/PanelForm.ts';
import { Panel } from '../panels/Panel.tsx';
import { errorSchemaOf } from './faults/errorSchemaOf.ts';
import { idPrefix, idSeparator } from './formIds.ts';
import { ErrorSummary } from './faults/ErrorSummary.tsx';
import { goToField } from './faults/goToField.ts';
import { FormColumns } from './layout/FormColumns.tsx';
import { FormSteps } from './layout/FormSteps.tsx';
import { FormTabs, panelIds } from './layout/FormTabs.tsx';
import { ScreenFormContext } from './ScreenFormContext.ts';
import { indexedFrom, SectionIndex } from './layout/SectionIndex.tsx';
import { blocksOf } from './layout/sections.ts';
import { sideOf } from './sides/sides.ts';
import { formTheme } from './theme/formTheme.ts';
import type { Aim } from './drafts/useDraftAim.ts';
import { useFollowed } from './sides/useFollowed.ts';
import type { RecordFormState } from './useRecordForm.ts';

interface Props {
  id: string;
  form: RecordFormState;
  validator: ValidatorType;
  /** "The package was not saved." */
  failure: string;
  isSaving: boolean;
  /** Begins the ids of its fields, where another form is on the page. */
  prefix?: string;
  /** Only looked at: the key that saves is that of the form beside it. */
  isTried?: boolean;
  /** Called with values that nothing is wrong with, as far as the page can tell. */
  onSubmit: (values: Values) => void;
  /** Stands above the fields, such as the note that a draft was restored. */
  head?: ReactNode;
  /** Stands below the fields. */
  children?: ReactNode;
}

const anyRecord = { type: 'object' } as const;

/** What the button stands for that a form was sent with; without a button it stays a draft. */
const aimIn = (event: Event): Aim =>
  event instanceof SubmitEvent &&
  event.submitter instanceof HTMLButtonElement &&
  event.submitter.value === 'publish'
    ? 'publish'
    : 'draft';

/** Neither in another tab of the page nor behind a dialog. */
const isInFront = (form: HTMLElement): boolean => {
  const dialog = document.querySelector('[role=dialog][aria-modal=true]');
  return form.closest('[hidden]') === null && (dialog?.contains(form) ?? true);
};

type Saved = RecordFormState['base'];

/**
 * Ctrl+S (Cmd+S) saves from anywhere on the page. Pressed while a save is on its way, what that leaves is saved after it; nothing
 * follows one that did not go through, so that nothing is sent twice.
 */
const useSaveKey = (
  id: string,
  isSaving: boolean,
  { base, typing, hasChanges }: Pick<RecordFormState, 'base' | 'typing' | 'hasChanges'>,
) => {
  const isUnsaved = useEffectEvent(() => typing.isOn() || hasChanges);
  const askedOver = useRef<{ readonly base: Saved } | null>(null);
  useEffect(() => {
    const save = () => {
      const form = document.getElementById(id);
      if (form instanceof HTMLFormElement && isInFront(form)) form.requestSubmit();
    };
    if (askedOver.current && !isSaving) {
      const isThrough = base !== askedOver.current.base;
      askedOver.current = null;
      if (isThrough && isUnsaved()) save();
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (isSaving) askedOver.current = { base };
      else save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id, isSaving, base]);
};

/** The form of a screen: its layout and conditions over rjsf, the error summary, the side index. */
export const RecordForm = (props: Props) => {
  const { id, form, validator, failure, isSaving, onSubmit, head, children } = props;
  const { prefix = idPrefix, isTried = false } = props;
  const screen = useScreen();
  const { panels } = screen;
  const translate = useTranslate();
  const { values, scope, locked, problems, sides, change } = form;
  const layout = sides?.all[sides.active]?.of ?? form.layout;
  useSaveKey(isTried ? '' : id, isSaving, form);
  useFollowed(form);

  const [shared] = useState(() => createFormValues(scope));
  useEffect(() => shared.set(scope), [shared, scope]);
  const place = useMemo(() => ({ resource: screen.resource, prefix: '' }), [screen]);
  const labels = useMemo(
    () => Object.fromEntries(Object.values(screen.fields).map(({ path, label }) => [path, label])),
    [screen],
  );
  const extraErrors = useMemo(() => errorSchemaOf(problems), [problems]);
  const blocks = blocksOf(layout);
  const hasIndex = blocks.filter(block => block.type === 'card').length >= indexedFrom;
  const isNew = form.base === null;
  const isStepOpen = isNew && sides?.type === 'step' && !sides.isLast;
  /** Opens a tab or step; a step of a new record is left forwards only once nothing is wrong in it. */
  const goTo = (index: number, next: Values = values) => {
    if (!sides) return;
    const isForward = isNew && sides.type === 'step' && index > sides.active;
    const found = isForward ? form.check(next, sides.all[sides.active]?.paths) : [];
    if (found.length > 0) form.fail(found);
    else sides.go(index);
  };
  const find = (path: string) => {
    if (!sides) return;
    const index = sideOf(sides, path);
    if (index !== -1 && index !== sides.active) flushSync(() => sides.go(index));
  };
  const submit = (next: Values) => {
    if (isSaving) return;
    if (sides && isStepOpen) return goTo(sides.active + 1, next);
    const aimed = form.drafted.aimed(next);
    const found = form.check(aimed);
    const part = form.savable(aimed, found);
    if (part) onSubmit(part);
    else form.fail(found);
  };
  const summaryTitle = () => {
    if (form.isInPart) return translate('engine.form.draft_part');
    return isStepOpen ? translate('engine.form.step_stops') : failure;
  };
  const panel = {
    values,
    refusal: null,
    isReadonly: false,
    onGo: (path: string) => {
      find(path);
      goToField(path, prefix);
    },
    onChange: form.mend,
    onSaved: () => form.settle(null),
  };

  const content = (
    <ScreenFormContext value={{ screen, layout, scope, locked, change }}>
      <FieldLabels value={labels}>
        <UploadPlace value={place}>
          <FormValuesContext value={shared}>
            <Box
              onInput={event => {
                if (event.target instanceof Element && event.target.closest(`#${CSS.escape(id)}`))
                  form.typed();
              }}
              sx={{
                minWidth: 0,
                display: 'grid',
                gap: 4,
              }}
            >
              {head}
              <ErrorSummary
                screen={screen}
                problems={problems}
                attempt={form.attempt}
                prefix={prefix}
                title={summaryTitle()}
                onFind={find}
              />
              {panels.refused !== null && form.refusal && (
                <PanelFormContext value={{ ...panel, refusal: form.refusal }}>
                  <Panel name={panels.refused} />
                </PanelFormContext>
              )}
              {panels.above !== null && <Panel name={panels.above} />}
              {sides?.type === 'tab' && <FormTabs sides={sides} problems={problems} />}
              {sides?.type === 'step' && (
                <FormSteps sides={sides} problems={problems} onGo={goTo} />
              )}
              <Box
                id={sides ? panelIds.panel : undefined}
                role={sides?.type === 'tab' ? 'tabpanel' : sides ? 'group' : undefined}
                aria-labelledby={sides ? panelIds.name(sides.active) : undefined}
                sx={{ minWidth: 0, '& > form': { display: 'grid', gap: 4, minWidth: 0 } }}
              >
                <Form
                  {...formTheme}
                  id={id}
                  idPrefix={prefix}
                  idSeparator={idSeparator}
                  // Each field is drawn from its own schema, and the record is validated by the compiled function.
                  schema={anyRecord}
                  validator={validator}
                  formData={values}
                  extraErrors={extraErrors}
                  noValidate
                  noHtml5Validate
                  showErrorList={false}
                  onChange={({ formData }) => form.change(formData as Values)}
                  onSubmit={({ formData }, { nativeEvent }) => {
                    form.drafted.aimAt(aimIn(nativeEvent));
                    submit(formData as Values);
                  }}
                >
                  <></>
                </Form>
              </Box>
              {children}
            </Box>
          </FormValuesContext>
        </UploadPlace>
      </FieldLabels>
    </ScreenFormContext>
  );
  const index = hasIndex && <SectionIndex blocks={blocks} problems={problems} />;
  const aside = panels.aside !== null && <AsidePanel name={panels.aside} />;
  return (
    <PanelFormContext value={panel}>
      {index || aside ? <FormColumns index={index} content={content} aside={aside} /> : content}
    </PanelFormContext>
  );
};
