import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { SaveBar } from '#parts/page/SaveBar.tsx';
import { GridConflictDialog } from '#engine/grid/GridConflictDialog.tsx';
import { gridChanges, withoutChange } from '#engine/grid/gridChanges.ts';
import type { GridModel } from '#engine/grid/GridModel.ts';
import { isChanged } from '#engine/grid/gridSteps.ts';
import { ReviewDialog } from '#engine/grid/ReviewDialog.tsx';
import { edit, type MatrixEditor } from './model/editor.ts';
import type { CellFault } from './model/faults.ts';
import { columnNames, type LevelRow, type Rows } from './model/rows.ts';
import { useMatrixSave } from './useMatrixSave.ts';

interface Props {
  id: ClientTypeId;
  client: string;
  editor: MatrixEditor;
  model: GridModel<LevelRow>;
  hasFaults: boolean;
  onEditor: (editor: MatrixEditor) => void;
  onChange: (rows: Rows) => void;
  /** Someone wants to save what cannot be saved. */
  onFaults: () => void;
  onRefused: (cells: readonly CellFault[]) => void;
}

/** From what is not saved to what is: the bar, the difference, the question of whose value stays. */
export const MatrixSaveBar = (props: Props) => {
  const { id, client, editor, model, hasFaults, onEditor, onChange, onFaults, onRefused } = props;
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
  const changes = gridChanges<LevelRow>(columnNames, editor.original, editor.rows);
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
          title={translate('matrices.save.title', { smart_count, client })}
          changes={changes}
          model={model}
          isSaving={save.isSaving}
          onTakeBack={change => onChange(withoutChange(editor.original, editor.rows, change))}
          onSave={save.save}
          onClose={() => setReviewing(false)}
        />
      )}
      {save.conflict && (
        <GridConflictDialog
          conflict={save.conflict}
          person={save.person}
          model={model}
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
