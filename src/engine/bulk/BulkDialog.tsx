import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { useNames } from '../useNames.ts';
import { BulkForm, type FieldChanges } from './BulkForm.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkResult } from './BulkResult.tsx';
import { BulkScope } from './BulkScope.tsx';
import type { BulkSelection } from './BulkSelection.ts';
import { isAtWork, useBulkEdit, useBulkSteps } from './useBulkEdit.ts';
import { useBulkFields } from './useBulkFields.ts';

interface Props {
  /** Null: a change that is under way is looked at again. */
  selection: BulkSelection | null;
  runningId: number | undefined;
  /** Keeps the change that is under way, so that it is found again after a reload. */
  onRun: (id: number) => void;
  /** Puts the dialog away while the change goes on. */
  onHide: () => void;
  onClose: () => void;
}

const noChanges: FieldChanges = {};

const titleOf = (edit: BulkEdit | undefined, isPreview: boolean): string => {
  if (!edit) return 'engine.bulk.title';
  if (isPreview) return 'engine.bulk.title_preview';
  const kind = edit.undoOf === undefined ? '' : '_undo';
  return isAtWork(edit) ? `engine.bulk.title_work${kind}` : `engine.bulk.title_done${kind}`;
};

/** Changes many records at once: what, what it would do, how far it is, what it did. */
export const BulkDialog = ({ selection, runningId, onRun, onHide, onClose }: Props) => {
  const translate = useTranslate();
  const { many } = useNames();
  const heading = useId();
  const isPhone = useIsPhone();
  const fields = useBulkFields();
  const [changes, setChanges] = useState(noChanges);
  const [isAll, setAll] = useState(false);
  const chosen = (isAll && selection?.all) || selection;
  const [previewed, setPreviewed] = useState<number>();
  const { preview, apply, cancel, undo } = useBulkSteps();
  const { edit, error } = useBulkEdit(runningId ?? previewed);
  const isForm = runningId === undefined && previewed === undefined;
  const isPreview = edit?.state === 'previewed';
  const isWork = isAtWork(edit);
  const count = isForm ? (chosen?.count ?? 0) : (edit?.counts.change ?? 0);

  const body = () => {
    if (isForm) {
      return (
        <BulkForm
          head={
            selection?.all && (
              <BulkScope
                selected={selection.count}
                found={selection.all.count}
                isAll={isAll}
                onChoose={setAll}
              />
            )
          }
          fields={fields}
          changes={changes}
          onChange={setChanges}
          isBusy={preview.isPending}
          error={preview.error}
          onPreview={values =>
            chosen &&
            preview.mutate(
              { selection: chosen, changes: values },
              { onSuccess: ({ id }) => setPreviewed(id) },
            )
          }
          onClose={onClose}
        />
      );
    }
    if (!edit) {
      return (
        <DialogContent>
          {error ? <ErrorState error={error} onRetry={onClose} /> : <Skeleton height={160} />}
        </DialogContent>
      );
    }
    if (isPreview) {
      return (
        <BulkPreview
          key={edit.id}
          edit={edit}
          isBusy={apply.isPending}
          error={apply.error}
          onBack={() => setPreviewed(undefined)}
          onApply={() => apply.mutate(edit, { onSuccess: ({ id }) => onRun(id) })}
        />
      );
    }
    return isWork ? (
      <BulkProgress
        edit={edit}
        isStopping={cancel.isPending}
        onStop={() => cancel.mutate(edit)}
        onHide={onHide}
      />
    ) : (
      <BulkResult
        key={edit.id}
        edit={edit}
        isBusy={undo.isPending}
        error={undo.error}
        onUndo={() => undo.mutate(edit, { onSuccess: ({ id }) => onRun(id) })}
        onClose={onClose}
      />
    );
  };

  return (
    <FormDialog
      // What was typed is in the form and in its preview; what runs or has run is kept by the server.
      isTyped={isForm || isPreview ? undefined : false}
      fullScreen={isPhone}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: { sm: isForm || isWork ? 560 : 720 } } } }}
      onClose={() => (isWork ? onHide() : onClose())}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>
        {translate(titleOf(isForm ? undefined : edit, isPreview), {
          count: writeNumber(count),
          many,
        })}
      </DialogTitle>
      {body()}
    </FormDialog>
  );
};
