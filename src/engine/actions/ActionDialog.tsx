import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate, type RaRecord } from 'react-admin';
import { useId } from 'react';
import type { Action } from '#contract/model/types.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useText } from '#parts/useText.ts';
import { useNames } from '../useNames.ts';
import { ActionForm, useActionForm } from './ActionForm.tsx';

interface Props {
  action: Action;
  /** None for an action above the list. */
  records: readonly RaRecord[];
  /** With those that it was carried out for. */
  onDone?: ((records: readonly RaRecord[]) => void) | undefined;
  onClose: () => void;
}

/** The form of an action, over the page. */
export const ActionDialog = ({ action, records, onDone, onClose }: Props) => {
  const [record, ...others] = records;
  const translate = useTranslate();
  const text = useText();
  const { titleOf } = useNames();
  const heading = useId();
  const form = useActionForm(action, records, { onDone, onClose });
  const label = text(action.label);
  const title =
    others.length > 0
      ? translate('engine.action.title_many', { action: label, count: records.length })
      : record
        ? translate('engine.action.title', { action: label, name: titleOf(record) })
        : label;
  return (
    <FormDialog
      isTyped={form.asked.isChanged || form.acting.shown !== null || undefined}
      onClose={form.acting.isBusy ? undefined : form.close}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <ActionForm of={form} />
    </FormDialog>
  );
};
