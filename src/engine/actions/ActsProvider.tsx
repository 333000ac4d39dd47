import { useRecordContext } from 'react-admin';
import { Suspense, useState, type ReactNode } from 'react';
import { ActionDialog, RemoveDialog, WhyDialog } from '../overlays/lazyOverlays.ts';
import { ActsContext, type Act } from './Acts.ts';
import { useWhyKey } from '../why/useWhyKey.ts';
import { RunDialog } from './RunDialog.tsx';

interface Props {
  children: ReactNode;
  /** A part of a page: the key of "Why?" asks about the page around it. */
  isPart?: boolean;
  /** After records were removed: their ids. */
  onRemoved?: (ids: readonly (string | number)[]) => void;
}

/** Gives a page the dialogs of everything that can be done to its records. */
export const ActsProvider = ({ children, onRemoved, isPart = false }: Props) => {
  // None on a list.
  const record = useRecordContext();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  useWhyKey(field => setAct({ type: 'why', record, field }), !isPart);
  return (
    <ActsContext value={setAct}>
      {children}
      <Suspense fallback={null}>
        {act?.type === 'remove' && (
          <RemoveDialog
            records={act.records}
            onClose={close}
            onRemoved={ids => {
              close();
              onRemoved?.(ids);
            }}
          />
        )}
        {act?.type === 'why' && <WhyDialog record={act.record} field={act.field} onClose={close} />}
        {act?.type === 'action' && act.action.run === null && (
          <ActionDialog
            action={act.action}
            records={act.records}
            onDone={act.onDone}
            onClose={close}
          />
        )}
        {act?.type === 'action' && act.action.run !== null && (
          <RunDialog action={act.action} record={act.records[0]} onClose={close} />
        )}
      </Suspense>
    </ActsContext>
  );
};
