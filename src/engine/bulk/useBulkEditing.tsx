import { useEffect, useState, type ReactNode } from 'react';
import { useScreen } from '../ScreenContext.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkPill } from './BulkPill.tsx';
import type { BulkSelection } from './BulkSelection.ts';
import { useBulkEdit } from './useBulkEdit.ts';
import { useRunningBulk } from './useRunningBulk.ts';

/** Bulk edit of a list: `start` opens it; `dialog` and `pill` stand somewhere in the page. */
export const useBulkEditing = (
  onChanged: () => void,
): {
  readonly start: (selection: BulkSelection) => void;
  readonly dialog: ReactNode;
  /** A change that goes on without its dialog; null when there is none. */
  readonly pill: ReactNode;
} => {
  const { resource } = useScreen();
  const [runningId, setRunning] = useRunningBulk(resource);
  const { edit, error, isBusy } = useBulkEdit(runningId);
  // Such as one of a person who was signed in before.
  useEffect(() => {
    if (error) setRunning(undefined);
  }, [error, setRunning]);
  const [selection, setSelection] = useState<BulkSelection | null>(null);
  const [isShown, setShown] = useState(false);
  const isOpen = isShown || selection !== null;
  const hide = () => {
    setShown(false);
    setSelection(null);
  };
  return {
    start: next => {
      // One that goes on is shown first; one that has ended is put away by the next.
      if (isBusy) {
        setShown(true);
        return;
      }
      setRunning(undefined);
      setSelection(next);
    },
    dialog: isOpen && (
      <BulkDialog
        selection={selection}
        runningId={runningId}
        onRun={id => {
          setRunning(id);
          setShown(true);
          onChanged();
        }}
        onHide={hide}
        onClose={() => {
          setRunning(undefined);
          hide();
        }}
      />
    ),
    pill: edit && !isOpen ? <BulkPill edit={edit} onShow={() => setShown(true)} /> : null,
  };
};
