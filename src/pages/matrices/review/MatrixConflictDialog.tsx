import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { emptyCells } from '../model/cellText.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import { settled, type MatrixConflict } from '../model/mergeMatrix.ts';
import { columnNames, type Cells, type Rows } from '../model/rows.ts';
import { levelWords, wordsOf } from './changeWords.ts';

interface Props {
  conflict: MatrixConflict;
  /** Who saved first. */
  person: string;
  names: DesignationNames;
  isSaving: boolean;
  onResolve: (rows: Rows) => void;
  /** Back to the grid, with everything as it was. */
  onClose: () => void;
}

type Side = 'mine' | 'theirs';

/** Cell by cell, whose value stays: mine, theirs, and what both started from. */
export const MatrixConflictDialog = (props: Props) => {
  const { conflict, person, names, isSaving, onResolve, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (path: string): Side => chosen[path] ?? 'mine';
  const { conflicts, order } = conflict;
  const placeOf = (path: string) => {
    const [key = '', column] = path.split('.');
    return { level: order.indexOf(key) + 1, column: columnNames.find(name => name === column) };
  };
  const words = (path: string, value: unknown): string => {
    const { column } = placeOf(path);
    if (column) return wordsOf({ ...emptyCells, [column]: value }, column, names);
    return value ? levelWords(value as Cells, names) : translate('matrices.conflict.gone');
  };
  const resolve = () =>
    onResolve(
      settled(
        conflict,
        conflicts.map(one => one[sideOf(one.path)]),
      ),
    );
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('engine.conflict.title', { person })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography color="textSecondary">
          {translate('matrices.conflict.text', { smart_count: conflicts.length })}
        </Typography>
        {conflicts.map(({ path, original, mine, theirs }, at) => {
          const { level, column } = placeOf(path);
          const sides = [
            { side: 'mine', label: translate('engine.conflict.mine'), value: mine },
            {
              side: 'theirs',
              label: translate('engine.conflict.theirs', { person }),
              value: theirs,
            },
          ];
          return (
            <Box
              key={path}
              sx={theme => ({
                p: 3,
                borderRadius: '8px',
                border: `1px solid ${theme.vars.palette.divider}`,
              })}
            >
              <Typography id={`${id}-${at}`} component="h3" variant="subtitle2">
                L{level} {column && translate(`matrices.column.${column}`)}
              </Typography>
              <RadioGroup
                aria-labelledby={`${id}-${at}`}
                value={sideOf(path)}
                onChange={(_, side) =>
                  setChosen(all => ({ ...all, [path]: side === 'theirs' ? 'theirs' : 'mine' }))
                }
              >
                {sides.map(({ side, label, value }) => (
                  <FormControlLabel
                    key={side}
                    value={side}
                    control={<Radio />}
                    sx={{ mt: 1 }}
                    label={
                      <>
                        <Box
                          component="span"
                          sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                        >
                          {label}
                        </Box>
                        {words(path, value)}
                      </>
                    }
                  />
                ))}
              </RadioGroup>
              <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
                {translate('engine.conflict.original')} {words(path, original)}
              </Typography>
            </Box>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={isSaving}>
          {translate('engine.conflict.back')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          size="large"
          loading={isSaving}
          onClick={resolve}
        >
          {translate('engine.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
