import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

interface Props {
  guard: LeaveGuard;
  /** The person leaves what was typed behind. */
  onLeave: () => void;
}

/** Asks before unsaved changes are left behind. */
export const LeaveDialog = ({ guard, onLeave }: Props) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      tone="danger"
      title={translate('engine.leave.title')}
      confirmLabel={translate('engine.leave.confirm')}
      onConfirm={() => {
        onLeave();
        guard.leave();
      }}
      onClose={guard.stay}
    >
      {translate('engine.leave.text')}
    </ConfirmDialog>
  );
};
