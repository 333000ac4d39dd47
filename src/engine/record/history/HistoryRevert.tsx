import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ConfirmDialog } from '#parts/controls/ConfirmDialog.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useText } from '#parts/useText.ts';
import { staleRecord } from '../../conflict/saveChanges.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useRecord } from '../../useRecord.ts';
import { useUndoable } from '../../undo/useUndoable.ts';
import type { Change } from './HistoryChange.tsx';
import { HistoryValue } from './HistoryValue.tsx';

interface Props {
  entryId: number;
  change: Change;
  onClose: () => void;
}

/** How often it is tried again when others save other fields all the time. */
const attempts = 3;

/** Shows what a field is and what it would be again, and sets it back through the update of the screen. */
export const HistoryRevert = ({ entryId, change, onClose }: Props) => {
  const record = useRecord();
  const { resource, fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const client = useClient();
  const follow = useUndoable();
  /** The record that the person decides on: another one when someone changed this very field meanwhile. */
  const [seen, setSeen] = useState(record);
  const field = fields[change.field];
  const label = field ? text(field.label) : change.field;
  const valueIn = (of: RaRecord): unknown => of[change.field] ?? null;

  const send = async (from: RaRecord, attempt = 1): Promise<RaRecord | null> => {
    const version: unknown = from['version'];
    try {
      const answer = await client.call('console.revert', {
        body: {
          resource,
          id: String(record.id),
          entryId,
          fields: [change.field],
          ...(typeof version === 'number' && { version }),
        },
        headers: { 'x-surface': 'revert' },
      });
      return answer.record as RaRecord;
    } catch (error) {
      const theirs = staleRecord(error);
      if (!theirs || attempt === attempts) throw error;
      // Someone saved other fields: those stay as they are now. This very field is decided on again.
      if (canonicalJson(valueIn(theirs)) === canonicalJson(valueIn(from)))
        return send(theirs, attempt + 1);
      setSeen(theirs);
      return null;
    }
  };

  const revert = useMutation({
    mutationFn: async () => {
      const done = follow();
      const stored = await send(seen);
      return { stored, told: done() };
    },
    onSuccess: ({ stored, told }) => {
      if (!stored) return;
      told.tell(translate('engine.back.done', { field: label }));
      onClose();
    },
  });
  const person = seen['updatedByName'];

  return (
    <ConfirmDialog
      isOpen
      title={translate('engine.back.title', { field: label })}
      confirmLabel={translate('engine.back.confirm')}
      isBusy={revert.isPending}
      onConfirm={() => revert.mutate()}
      onClose={onClose}
    >
      {translate('engine.back.text')}
      <Box
        component="dl"
        sx={theme => ({
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          gap: 2,
          m: 0,
          mt: 4,
          p: 3,
          borderRadius: '8px',
          border: `1px solid ${theme.vars.palette.divider}`,
          typography: 'body2',
          color: 'text.primary',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, minWidth: 0, maxHeight: 160, overflowY: 'auto' },
        })}
      >
        <dt>{translate('engine.back.now')}</dt>
        <dd>
          <HistoryValue field={field} value={valueIn(seen)} />
        </dd>
        <dt>{translate('engine.back.earlier')}</dt>
        <dd>
          <HistoryValue field={field} value={change.before} />
        </dd>
      </Box>
      {seen !== record && (
        <Alert severity="warning" sx={{ mt: 4 }}>
          {translate('engine.back.meanwhile', {
            field: label,
            person:
              typeof person === 'string' && person !== ''
                ? person
                : translate('engine.conflict.someone'),
          })}
        </Alert>
      )}
      {revert.error && <FailureAlert error={revert.error} sx={{ mt: 4 }} />}
    </ConfirmDialog>
  );
};
