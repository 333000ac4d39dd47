import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RaRecord } from 'react-admin';
import { focusFirstField } from '#parts/controls/focusFirstField.ts';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { ActionForm, useActionForm } from '../actions/ActionForm.tsx';
import type { TriageAct } from './useTriage.ts';

interface Props {
  act: TriageAct;
  record: RaRecord;
  onDone: () => void;
  /** What was typed is not wanted. */
  onClose: () => void;
  /** Back to the facts: what was typed is there again later. */
  onLeave: () => void;
}

/** What an action asks, beside the facts that decide; the key that confirms it has the focus, or the first field. */
export const Deciding = ({ act, record, onDone, onClose, onLeave }: Props) => {
  const heading = useId();
  const form = useActionForm(act.action, [record], { onDone, onClose });
  return (
    <Box
      ref={focusFirstField}
      component="section"
      aria-labelledby={heading}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented || form.acting.isBusy) return;
        // Not further to the list, which the same key would lead back to.
        event.preventDefault();
        onLeave();
      }}
      sx={theme => ({
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.border.selected}`,
        background: theme.vars.palette.background.paper,
        // A dialog leaves it to its title.
        '& .MuiDialogContent-root': { pt: 2, px: 4 },
        '& .MuiDialogActions-root': { px: 4 },
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, pt: 4 }}>
        <Typography id={heading} variant="h3" component="h3" sx={{ flex: 1 }}>
          {act.offered.label}
        </Typography>
        {act.action.ask.some(({ kind }) => kind === 'longtext') && <KeyCap>Ctrl + Enter</KeyCap>}
      </Box>
      <ActionForm of={form} />
    </Box>
  );
};
