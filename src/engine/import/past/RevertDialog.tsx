import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ImportCounts } from '#contract/calls/importAnswer.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useNames } from '../../useNames.ts';
import { Refused } from '../Refused.tsx';
import { useRevert } from './usePastImports.ts';

/** An import that was applied, as far as taking it back needs it. */
export interface Revertible {
  readonly importId: string;
  readonly counts: ImportCounts;
}

interface Props {
  /** Null: nothing is asked. */
  past: Revertible | null;
  onClose: () => void;
  onReverted?: () => void;
}

/** Asks before an import is taken back, and names the records that are in the way. */
export const RevertDialog = ({ past, onClose, onReverted }: Props) => {
  const translate = useTranslate();
  const { many } = useNames();
  const snackbar = useSnackbar();
  const revert = useRevert();
  // Kept while the dialog closes, so that its words do not change on the way.
  const [last, setLast] = useState(past);
  if (past && past !== last) setLast(past);
  const { changed = 0, created = 0 } = last?.counts ?? {};
  const close = () => {
    revert.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={past !== null}
      tone="danger"
      title={translate('engine.import.revert_title', { count: writeNumber(changed + created) })}
      confirmLabel={translate('engine.import.revert')}
      isBusy={revert.isPending}
      onClose={close}
      onConfirm={() => {
        if (!last) return;
        revert.mutate(last.importId, {
          onSuccess: ({ counts: { restored, removed } }) => {
            snackbar(
              'success',
              translate('engine.import.reverted', {
                restored: writeNumber(restored),
                removed: writeNumber(removed),
              }),
            );
            onReverted?.();
            close();
          },
        });
      }}
    >
      {revert.error && (
        <Refused title={translate('engine.import.not_reverted')} error={revert.error} />
      )}
      <Box component="span">
        {translate('engine.import.revert_text', {
          changed: writeNumber(changed),
          created: writeNumber(created),
          names: many,
        })}
      </Box>
    </ConfirmDialog>
  );
};
