import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { cellsWith, chosenIn, isNamesColumn, NamesInput } from '../NamesInput.tsx';
import { readCell, writeCell, type Unread } from '../model/cellText.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import { columnNames, type Cells, type LevelRow } from '../model/rows.ts';

interface Props {
  row: LevelRow;
  level: number;
  names: DesignationNames;
  onApply: (cells: Partial<Cells>) => void;
  onRemove: () => void;
  onClose: () => void;
}

const limits = ['untilBp', 'dealUntilPaise'] as const;
type Limit = (typeof limits)[number];

/** One level as a form, for fingers. */
export const LevelDialog = ({ row, level, names, onApply, onRemove, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [cells, setCells] = useState<Cells>(row);
  const [texts, setTexts] = useState<Readonly<Record<Limit, string>>>(() => ({
    untilBp: writeCell(row, 'untilBp', names),
    dealUntilPaise: writeCell(row, 'dealUntilPaise', names),
  }));
  const [unread, setUnread] = useState<Partial<Record<Limit, Unread>>>({});
  const apply = () => {
    const reads = limits.map(column => [column, readCell(column, texts[column], names)] as const);
    const wrong = reads.flatMap(([column, read]) =>
      'unread' in read ? [[column, read.unread] as const] : [],
    );
    setUnread(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    const read = reads.map(([, one]) => ('cells' in one ? one.cells : {}));
    onApply(Object.assign({ approvers: cells.approvers, reviewers: cells.reviewers }, ...read));
  };
  return (
    <FormDialog onClose={onClose} aria-labelledby={id}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          apply();
        }}
      >
        <DialogTitle id={id}>{translate('matrices.edit_level', { level })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {columnNames.map(column => {
            const field = `${id}-${column}`;
            const label = translate(`matrices.column.${column}`);
            const fault = isNamesColumn(column) ? undefined : unread[column];
            return (
              <Box key={column}>
                <InputLabel htmlFor={field}>{label}</InputLabel>
                {isNamesColumn(column) ? (
                  <NamesInput
                    id={field}
                    column={column}
                    chosen={chosenIn(cells, column)}
                    onChange={chosen => setCells(all => ({ ...all, ...cellsWith(column, chosen) }))}
                    names={names}
                    label={label}
                  />
                ) : (
                  <OutlinedInput
                    id={field}
                    fullWidth
                    inputMode="decimal"
                    autoComplete="off"
                    value={texts[column]}
                    error={fault !== undefined}
                    onChange={event => setTexts(all => ({ ...all, [column]: event.target.value }))}
                    slotProps={{ input: { 'aria-describedby': fault && `${field}-fault` } }}
                  />
                )}
                {fault && (
                  <FormHelperText error id={`${field}-fault`} role="alert">
                    {translate(`matrices.unread.${fault.why}`, { words: fault.words })}
                  </FormHelperText>
                )}
              </Box>
            );
          })}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button color="error" size="large" onClick={onRemove} sx={{ mr: 'auto' }}>
            {translate('matrices.remove', { level })}
          </Button>
          <Button variant="text" size="large" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="primary" size="large">
            {translate('matrices.apply')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
