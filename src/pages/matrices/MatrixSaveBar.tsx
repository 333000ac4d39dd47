import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { SaveBar } from '#parts/SaveBar.tsx';
import { changesOf, withoutChange } from './model/changes.ts';
import type { DesignationNames } from './model/designationNames.ts';
import { edit, isChanged, type MatrixEditor } from './model/editor.ts';
import type { CellFault } from './model/faults.ts';
import type { Rows } from './model/rows.ts';
import { MatrixConflictDialog } from './review/MatrixConflictDialog.tsx';
import { ReviewDialog } from './review/ReviewDialog.tsx';
import { useMatrixSave } from './useMatrixSave.ts';

interface Props {
  id: ClientTypeId;
  client: string;
  editor: MatrixEditor;
  names: DesignationNames;
  hasFaults: boolean;
  onEditor: (editor: MatrixEditor) => void;
  onChange: (rows: Rows) => void;
  /** Somebody wants to save what cannot be saved. */
  onFaults: () => void;
  onRefused: (cells: readonly CellFault[]) => void;
}

/** From what is not saved to what is: the bar, the difference, the question of whose value stays. */
export const MatrixSaveBar = (props: Props) => {
  const { id, client, editor, names, hasFaults, onEditor, onChange, onFaults, onRefused } = props;
  const translate = useTranslate();
  const [isReviewing, setReviewing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const save = useMatrixSave({
    id,
    editor,
    onEditor: next => {
      setReviewing(false);
      onEditor(next);
    },
    onRefused: cells => {
      setReviewing(false);
      onRefused(cells);
    },
  });
  if (!isChanged(editor)) return null;
  const changes = changesOf(editor.original, editor.rows);
  const smart_count = changes.length;
  return (
    <>
      <SaveBar
        isChanged
        isSaving={save.isSaving}
        note={translate('matrices.save.note', { smart_count })}
        saveLabel={translate('matrices.save.review', { smart_count })}
        onSave={() => (hasFaults ? onFaults() : setReviewing(true))}
        extra={
          <Button variant="text" size="large" onClick={() => setDiscarding(true)}>
            {translate('matrices.save.discard')}
          </Button>
        }
      />
      {isReviewing && !save.conflict && (
        <ReviewDialog
          changes={changes}
          client={client}
          names={names}
          isSaving={save.isSaving}
          onTakeBack={change => onChange(withoutChange(editor.original, editor.rows, change))}
          onSave={save.save}
          onClose={() => setReviewing(false)}
        />
      )}
      {save.conflict && (
        <MatrixConflictDialog
          conflict={save.conflict}
          person={save.person}
          names={names}
          isSaving={save.isSaving}
          onResolve={save.resolve}
          onClose={() => {
            save.giveUp();
            setReviewing(false);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isDiscarding}
        tone="danger"
        title={translate('matrices.discard.title', { client })}
        confirmLabel={translate('matrices.discard.confirm')}
        onConfirm={() => {
          setDiscarding(false);
          onEditor(edit(editor.base));
        }}
        onClose={() => setDiscarding(false)}
      >
        {translate('matrices.discard.text', { smart_count })}
      </ConfirmDialog>
    </>
  );
};
