import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useNames } from '../useNames.ts';
import { BulkRows } from './BulkRows.tsx';
import { Counts, type Count } from './Counts.tsx';

type Outcome = keyof BulkEdit['outcomes'] | 'blocked' | 'forbidden';

const tones: Readonly<Record<Outcome, Count<Outcome>['tone']>> = {
  changed: 'success.dark',
  merged: 'success.dark',
  same: 'text.secondary',
  conflict: 'warning.dark',
  refused: 'error.dark',
  blocked: 'error.dark',
  forbidden: 'warning.dark',
  gone: 'text.secondary',
};

/** What needs a look comes first. */
const outcomes: readonly Outcome[] = [
  'conflict',
  'refused',
  'changed',
  'merged',
  'same',
  'gone',
  'blocked',
  'forbidden',
];

/** What the preview kept out stays among what came of the change: nobody has to remember it. */
const isKeptOut = (name: Outcome): name is 'blocked' | 'forbidden' =>
  name === 'blocked' || name === 'forbidden';

interface Props {
  edit: BulkEdit;
  isBusy: boolean;
  error: unknown;
  onUndo: () => void;
  onClose: () => void;
}

/** What a change has done; it can be taken back where nobody changed the record since. */
export const BulkResult = ({ edit, isBusy, error, onUndo, onClose }: Props) => {
  const translate = useTranslate();
  const { many } = useNames();
  const countOf = (name: Outcome) => (isKeptOut(name) ? edit.counts[name] : edit.outcomes[name]);
  const shown = outcomes.filter(name => name === 'changed' || countOf(name) > 0);
  const [outcome, setOutcome] = useState<Outcome>(
    shown.find(name => countOf(name) > 0) ?? 'changed',
  );
  const label = (name: Outcome) =>
    translate(
      isKeptOut(name)
        ? `engine.bulk.verdict.${name}`
        : edit.undoOf !== undefined && name === 'conflict'
          ? 'engine.bulk.outcome.conflict_undo'
          : `engine.bulk.outcome.${name}`,
    );
  const changed = edit.outcomes.changed + edit.outcomes.merged;
  const left = edit.counts.change - edit.progress;
  const canUndo = changed > 0 && edit.undoOf === undefined && edit.undoneBy === undefined;
  return (
    <>
      <DialogContent>
        {edit.state === 'failed' && <Alert severity="error">{edit.error}</Alert>}
        {edit.state === 'cancelled' && (
          <Alert severity="info">
            {translate('engine.bulk.stopped', { count: writeNumber(left), many })}
          </Alert>
        )}
        {edit.undoneBy !== undefined && (
          <Alert severity="info">{translate('engine.bulk.undone')}</Alert>
        )}
        <Box sx={{ mt: 2 }}>
          <Counts
            label={translate('engine.bulk.counts')}
            counts={shown.map(name => ({
              name,
              label: label(name),
              count: countOf(name),
              tone: tones[name],
            }))}
            chosen={outcome}
            onChoose={setOutcome}
          />
        </Box>
        <Box sx={{ mt: 4, minHeight: 160 }}>
          {countOf(outcome) > 0 && (
            <BulkRows
              key={outcome}
              id={edit.id}
              asked={isKeptOut(outcome) ? { verdict: outcome } : { outcome }}
              label={label(outcome)}
            />
          )}
        </Box>
        {error instanceof Error && <FailureAlert error={error} />}
      </DialogContent>
      <DialogActions>
        {canUndo && (
          <Button
            variant="text"
            size="large"
            onClick={onUndo}
            loading={isBusy}
            startIcon={<Icon name="undo-2" />}
          >
            {translate('engine.bulk.undo', { count: writeNumber(changed) })}
          </Button>
        )}
        <Button variant="contained" color="primary" size="large" onClick={onClose}>
          {translate('engine.bulk.close')}
        </Button>
      </DialogActions>
    </>
  );
};
