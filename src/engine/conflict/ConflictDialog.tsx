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
import type { Field } from '#contract/model/types.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { withValueAt, type Values } from '../withValueAt.ts';
import type { FieldConflict } from './mergeChanges.ts';
import type { Conflict } from './useSave.ts';

type Side = 'mine' | 'theirs';

interface Props {
  conflict: Conflict;
  /** Who saved first. */
  person: string;
  isSaving: boolean;
  /** The whole record with the person's choices. */
  onResolve: (values: Values) => void;
  /** Back to the form, with everything that was typed. */
  onClose: () => void;
}

interface ChoiceProps {
  field: Field;
  conflict: FieldConflict;
  person: string;
  side: Side;
  onChoose: (side: Side) => void;
}

/** The three values of one field, of which mine or theirs is taken. */
const Choice = ({ field, conflict, person, side, onChoose }: ChoiceProps) => {
  const translate = useTranslate();
  const text = useText();
  const label = useId();
  const sides = [
    { side: 'mine' as const, words: translate('engine.conflict.mine'), value: conflict.mine },
    {
      side: 'theirs' as const,
      words: translate('engine.conflict.theirs', { person }),
      value: conflict.theirs,
    },
  ];
  return (
    <Box
      sx={theme => ({
        p: 3,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        // Whoever chooses between values reads them whole, on a phone too; cells say `nowrap` in their style attribute.
        '& span': { whiteSpace: 'normal !important', overflowWrap: 'anywhere' },
      })}
    >
      <Typography id={label} component="h3" variant="subtitle2">
        {text(field.label)}
      </Typography>
      <RadioGroup
        aria-labelledby={label}
        value={side}
        onChange={(_, chosen) => onChoose(chosen === 'mine' ? 'mine' : 'theirs')}
      >
        {sides.map(({ side: one, words, value }) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ mt: 1, '& .MuiFormControlLabel-label': { minWidth: 0, flex: 1 } }}
            label={
              <>
                <Box
                  component="span"
                  sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                >
                  {words}
                </Box>
                <FieldCell field={field} value={value} />
              </>
            }
          />
        ))}
      </RadioGroup>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          mt: 2,
          typography: 'caption',
          color: 'text.secondary',
          minWidth: 0,
        }}
      >
        {translate('engine.conflict.original')}{' '}
        <FieldCell field={field} value={conflict.original} />
      </Box>
    </Box>
  );
};

/** Somebody else saved first and changed the same fields: field by field, whose value stays. */
export const ConflictDialog = ({ conflict, person, isSaving, onResolve, onClose }: Props) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const heading = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { conflicts, merged } = conflict;
  const sideOf = (path: string): Side => chosen[path] ?? 'mine';
  const resolve = () =>
    onResolve(
      conflicts.reduce<Values>(
        (values, { path, mine, theirs }) =>
          withValueAt(values, path, sideOf(path) === 'mine' ? mine : theirs),
        merged,
      ),
    );
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('engine.conflict.title', { person })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography color="textSecondary">
          {translate('engine.conflict.text', { smart_count: conflicts.length })}
        </Typography>
        {conflicts.map(one => {
          const field = fields[one.path];
          return (
            field && (
              <Choice
                key={one.path}
                field={field}
                conflict={one}
                person={person}
                side={sideOf(one.path)}
                onChoose={side => setChosen(all => ({ ...all, [one.path]: side }))}
              />
            )
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
