import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { useIsPhone } from '#engine/useIsPhone.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useFocusAfter } from '#parts/controls/useFocusAfter.ts';
import { Checks } from './editor/Checks.tsx';
import { Legend } from './editor/Legend.tsx';
import { MatrixTools } from './editor/MatrixTools.tsx';
import { TryRequest } from './editor/TryRequest.tsx';
import { Grid } from '#engine/grid/Grid.tsx';
import { withCells } from '#engine/grid/GridModel.ts';
import { isChanged, redo, step, undo } from '#engine/grid/gridSteps.ts';
import { PasteDialog } from '#engine/grid/PasteDialog.tsx';
import type { PasteProblem } from '#engine/grid/pasteBlock.ts';
import { useGrid } from '#engine/grid/useGrid.ts';
import type { DesignationNames } from './model/designationNames.ts';
import type { MatrixEditor } from './model/editor.ts';
import { faultsOf, type CellFault } from './model/faults.ts';
import { columnNames, emptyLevel, type LevelRow, type Rows } from './model/rows.ts';
import { LevelCards } from './phone/LevelCards.tsx';
import { LevelDialog } from './phone/LevelDialog.tsx';
import { MatrixSaveBar } from './MatrixSaveBar.tsx';
import { useFaultWords } from './useFaultWords.ts';
import { useMatrixModel } from './useMatrixModel.tsx';

interface Props {
  /** Title and tabs, above the matrix. */
  head: ReactNode;
  id: ClientTypeId;
  client: string;
  editor: MatrixEditor;
  names: DesignationNames;
  canEdit: boolean;
  onChange: (next: (editor: MatrixEditor) => MatrixEditor) => void;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** The matrix of one client type: grid or cards, what is wrong, what is not saved. */
export const MatrixPanel = ({ head, id, client, editor, names, canEdit, onChange }: Props) => {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [said, say] = useState('');
  const [problems, setProblems] = useState<readonly PasteProblem[]>([]);
  const [opened, setOpened] = useState<number | null>(null);
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly CellFault[]>([]);
  const { rows } = editor;

  const change = (next: Rows) => {
    setRefused([]);
    onChange(one => step(one, next));
  };
  const table = useRef<HTMLTableElement>(null);
  const model = useMatrixModel(names);
  const wordsOf = useFaultWords();
  const grid = useGrid({
    table,
    model,
    rows,
    canEdit,
    onChange: change,
    onRefused: setProblems,
    say,
  });
  useFocusAfter(isChanged(editor), () =>
    table.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]'),
  );
  const all = [...refused, ...faultsOf(rows)];
  // What a new level still lacks is told by its cells; it becomes a fault when someone tries to save.
  const faults = all.filter(({ why }) => hasTried || (why !== 'approvers' && why !== 'untilBp'));

  const stepBack = () => {
    onChange(undo);
    say(translate('matrices.said.undone'));
  };
  const stepForward = () => {
    onChange(redo);
    say(translate('matrices.said.redone'));
  };
  const add = (at: number) => {
    change([...rows.slice(0, at), emptyLevel(rows), ...rows.slice(at)]);
    setTried(false);
    if (isPhone) setOpened(at);
    else grid.goTo({ row: at, column: 0 });
  };
  const remove = (at: number) => change(rows.filter((_, place) => place !== at));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!canEdit || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) stepBack();
    else if (key === 'y' || key === 'z') stepForward();
    else return;
    event.preventDefault();
  };
  const showFault = () => {
    setTried(true);
    const [first] = all;
    const row = rows.findIndex(({ key }) => key === first?.key);
    if (first && row >= 0 && isPhone) setOpened(row);
    else if (first && row >= 0) grid.goTo({ row, column: columnNames.indexOf(first.column) });
  };

  const open = opened === null ? undefined : rows[opened];
  return (
    <>
      <PageBody>
        {head}
        <Box
          id="panel-matrix"
          role="tabpanel"
          aria-labelledby={`tab-matrix-${id}`}
          onKeyDown={onKeyDown}
          sx={{ pt: canEdit ? 0 : 4 }}
        >
          {canEdit && rows.length > 0 && (
            <MatrixTools
              editor={editor}
              at={grid.selection.active.row}
              onUndo={stepBack}
              onRedo={stepForward}
              onAdd={add}
              onRemove={remove}
            />
          )}
          {!canEdit && !isPhone && rows.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
              {translate('matrices.keys_readonly')}
            </Typography>
          )}
          {rows.length === 0 && (
            <EmptyState
              icon="table-2"
              title={translate('matrices.empty', { client })}
              actions={
                canEdit && (
                  <Button variant="contained" color="primary" onClick={() => add(0)}>
                    {translate('matrices.first')}
                  </Button>
                )
              }
            >
              {translate(canEdit ? 'matrices.empty_hint' : 'matrices.empty_readonly')}
            </EmptyState>
          )}
          {rows.length > 0 &&
            (isPhone ? (
              <LevelCards
                editor={editor}
                faults={faults}
                names={names}
                canEdit={canEdit}
                onEdit={setOpened}
              />
            ) : (
              <Grid
                table={table}
                grid={grid}
                model={model}
                rows={rows}
                original={editor.original}
                faults={faults.map(fault => ({ ...fault, words: wordsOf(fault) }))}
                label={translate('matrices.grid', { client })}
                canEdit={canEdit}
              />
            ))}
          <LiveRegion>
            <VisuallyHidden>{said}</VisuallyHidden>
          </LiveRegion>
          {isChanged(editor) && <Legend />}
          {rows.length > 0 && <Checks rows={rows} faults={all.length} names={names} />}
          {rows.length > 0 && <TryRequest rows={rows} original={editor.original} names={names} />}
        </Box>
      </PageBody>
      <MatrixSaveBar
        id={id}
        client={client}
        editor={editor}
        model={model}
        hasFaults={all.length > 0}
        onEditor={next => onChange(() => next)}
        onChange={change}
        onFaults={showFault}
        onRefused={setRefused}
      />
      {problems.length > 0 && (
        <PasteDialog model={model} problems={problems} onClose={() => setProblems([])} />
      )}
      {open && opened !== null && (
        <LevelDialog
          row={open}
          level={opened + 1}
          names={names}
          onApply={cells => {
            change(withCells<LevelRow>(rows, open.key, cells));
            setOpened(null);
          }}
          onRemove={() => {
            remove(opened);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
