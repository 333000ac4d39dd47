import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, useCreatePath, LinkBase } from 'react-admin';
import { useState } from 'react';
import { writeNumber } from '#contract/kinds/number.ts';
import { columnFinder, importColumns } from '#contract/model/importColumns.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { Lines } from './lines/Lines.tsx';
import type { LineState } from './lines/lineStates.ts';
import { Refused } from './Refused.tsx';
import { RevertDialog } from './past/RevertDialog.tsx';
import { Summary } from './Summary.tsx';
import type { ImportState } from './useImport.ts';
import { Working } from './Working.tsx';

type CheckedState = Extract<ImportState, { step: 'checked' | 'applying' | 'applied' }>;

interface Props {
  state: CheckedState;
  onCheckAgain: () => void;
  onRestart: () => void;
}

/** What was done, with the way to the records, to the next file, and back. */
const Applied = ({ state, onRestart }: { state: CheckedState; onRestart: () => void }) => {
  const { resource, import: file } = useScreen();
  const createPath = useCreatePath();
  const list = createPath({ resource, type: 'list' });
  const translate = useTranslate();
  const { many } = useNames();
  const [isAsking, setAsking] = useState(false);
  const { importId = '', counts } = state.answer;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      <Button
        component={LinkBase}
        to={file?.view ? `${list}?view=${file.view}` : list}
        variant="contained"
        color="primary"
      >
        {translate('engine.import.show_records', { names: many })}
      </Button>
      <Button onClick={onRestart}>{translate('engine.import.another')}</Button>
      <Button startIcon={<Icon name="rotate-ccw" />} onClick={() => setAsking(true)}>
        {translate('engine.import.revert')}
      </Button>
      <RevertDialog
        past={isAsking ? { importId, counts } : null}
        onClose={() => setAsking(false)}
        onReverted={onRestart}
      />
    </Box>
  );
};

/** Columns that the file does not have, said because they stay as they are. */
const Absent = ({ header = [] }: { header: readonly string[] | undefined }) => {
  const screen = useScreen();
  const translate = useTranslate();
  const text = useText();
  if (screen.import?.call !== null) return null;
  const columns = importColumns(screen);
  const find = columnFinder(columns);
  const there = new Set(header.map(heading => find(heading)));
  const absent = columns.filter(column => !there.has(column));
  if (absent.length === 0) return null;
  const names = absent.map(({ field }) => text(field.label)).join(', ');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
      {translate('engine.import.absent', { names })}
    </Typography>
  );
};

/** A checked file: what its lines do, while they are applied, and after. */
export const Checked = ({ state, onCheckAgain, onRestart }: Props) => {
  const translate = useTranslate();
  const { counts } = state.answer;
  const [shown, setShown] = useState<LineState | null>(counts.errors > 0 ? 'error' : null);
  const isApplied = state.step === 'applied';
  const error = state.step === 'checked' ? state.error : undefined;
  const isOutdated = error instanceof HttpError && error.status === 409;
  return (
    <>
      {isApplied && <Applied state={state} onRestart={onRestart} />}
      {error !== undefined && (
        <Refused title={translate('engine.import.not_applied')} error={error} />
      )}
      {isOutdated && (
        <Button onClick={onCheckAgain} sx={{ mb: 4 }}>
          {translate('engine.import.check_again')}
        </Button>
      )}
      {state.step === 'applying' && (
        <Box sx={{ mb: 4 }}>
          <Working what="applying" run={state.run} />
        </Box>
      )}
      <Summary
        counts={counts}
        shown={shown}
        onShow={setShown}
        title={translate(isApplied ? 'engine.import.applied' : 'engine.import.checked', {
          smart_count: counts.lines,
          count: writeNumber(isApplied ? counts.changed + counts.created : counts.lines),
        })}
        hint={
          isApplied
            ? translate('engine.import.applied_hint')
            : translate('engine.import.checked_hint', {
                seconds: writeNumber(Math.max(0.1, Math.round(state.seconds * 10) / 10)),
              })
        }
      />
      <Absent header={state.answer.header} />
      <Lines answer={state.answer} shown={shown} />
    </>
  );
};
