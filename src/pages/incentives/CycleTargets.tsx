import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRef, useState, type KeyboardEvent } from 'react';
import { periodName } from '#contract/domain/incentives/periodName.ts';
import type { IncentiveCycle } from '#contract/calls/recordTypes.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import { useLeaveGuard } from '#engine/form/useLeaveGuard.ts';
import { Grid } from '#engine/grid/Grid.tsx';
import { gridChanges, withoutChange } from '#engine/grid/gridChanges.ts';
import { redo, step, undo, type GridSteps } from '#engine/grid/gridSteps.ts';
import { PasteDialog } from '#engine/grid/PasteDialog.tsx';
import type { PasteProblem } from '#engine/grid/pasteBlock.ts';
import { ReviewDialog } from '#engine/grid/ReviewDialog.tsx';
import { useGrid } from '#engine/grid/useGrid.ts';
import { LeaveDialog } from '#engine/form/LeaveDialog.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { SaveBar } from '#parts/page/SaveBar.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import {
  faultsOf,
  rowsOf,
  targetColumns,
  type RowFault,
  type TargetRow,
  type TargetSheet,
} from './targetRows.ts';
import { useTargetModel } from './useTargetModel.tsx';
import { useTargetSave } from './useTargetSave.ts';

interface Props {
  cycle: IncentiveCycle;
  sheet: TargetSheet;
}

const startWith = (rows: readonly TargetRow[]): GridSteps<TargetRow> => ({
  original: rows,
  rows,
  past: [],
  future: [],
});

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** The targets of one cycle as a grid: typed, pasted, taken back, looked over and saved. */
export const CycleTargets = ({ cycle, sheet }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { results: people, isClosed } = sheet;
  const stored = rowsOf(people);
  const [edited, setEdited] = useState(() => startWith(stored));
  const [refused, setRefused] = useState<readonly RowFault[]>([]);
  const [problems, setProblems] = useState<readonly PasteProblem[]>([]);
  const [isReviewing, setReviewing] = useState(false);
  const [said, say] = useState('');
  // What was typed stays over a sheet that was read again.
  const steps: GridSteps<TargetRow> = { ...edited, original: stored };
  const { rows } = steps;
  const changes = gridChanges<TargetRow>(targetColumns, stored, rows);
  const table = useRef<HTMLTableElement>(null);
  const model = useTargetModel(people);
  const faults = [...refused, ...faultsOf(rows, people)];
  const guard = useLeaveGuard(changes.length > 0);
  const name = periodName(cycle.name ?? '', language);

  const change = (next: readonly TargetRow[]) => {
    setRefused([]);
    setEdited(one => step(one, next));
  };
  const grid = useGrid({
    table,
    model,
    rows,
    canEdit: !isClosed,
    onChange: change,
    onRefused: setProblems,
    say,
  });
  const save = useTargetSave(saved => {
    setReviewing(false);
    setRefused(saved.refused);
    setEdited(one => ({ ...one, past: [], future: [] }));
  });
  const discard = () => {
    setRefused([]);
    setEdited(startWith(stored));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isClosed || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) setEdited(undo);
    else if (key === 'y' || key === 'z') setEdited(redo);
    else return;
    event.preventDefault();
  };
  const showFault = () => {
    const [first] = faults;
    const row = rows.findIndex(({ key }) => key === first?.key);
    if (first && row >= 0) grid.goTo({ row, column: targetColumns.indexOf(first.column) });
  };
  const keys = new Set(changes.flatMap(one => (one.type === 'cell' ? [one.after.key] : [])));
  const smart_count = changes.length;
  return (
    <Box onKeyDown={onKeyDown}>
      {isClosed && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {translate('incentives.sheet.closed')}
        </Alert>
      )}
      <Grid
        table={table}
        grid={grid}
        model={model}
        rows={rows}
        original={stored}
        faults={faults.map(({ words, ...at }) => ({ ...at, words: toldIn(language, words) }))}
        label={translate('incentives.sheet.grid', { name })}
        canEdit={!isClosed}
      />
      <LiveRegion>
        <VisuallyHidden>{said}</VisuallyHidden>
      </LiveRegion>
      {changes.length > 0 && (
        <SaveBar
          isChanged
          isSaving={save.isPending}
          note={translate('incentives.sheet.note', { smart_count })}
          saveLabel={translate('incentives.sheet.review', { smart_count })}
          onSave={() => (faults.length > 0 ? showFault() : setReviewing(true))}
          extra={
            <Button variant="text" size="large" onClick={discard}>
              {translate('incentives.sheet.discard')}
            </Button>
          }
        />
      )}
      {isReviewing && (
        <ReviewDialog
          title={translate('incentives.sheet.review_title', { name })}
          changes={changes}
          model={model}
          isSaving={save.isPending}
          isWithoutReason
          onTakeBack={one => change(withoutChange(stored, rows, one))}
          onSave={() =>
            save.mutate(
              people.flatMap((person, at) => {
                const row = rows[at];
                return row && keys.has(row.key) ? [{ cycleId: cycle.id, person, row }] : [];
              }),
            )
          }
          onClose={() => setReviewing(false)}
        />
      )}
      {problems.length > 0 && (
        <PasteDialog model={model} problems={problems} onClose={() => setProblems([])} />
      )}
      <LeaveDialog guard={guard} onLeave={discard} />
    </Box>
  );
};
