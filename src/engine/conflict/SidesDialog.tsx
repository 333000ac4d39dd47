import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Dialog } from '#parts/controls/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';

export type Side = 'mine' | 'theirs';

/** One thing that both sides changed, with its values as they are shown. */
export interface Clash {
  readonly path: string;
  readonly label: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  readonly original: ReactNode;
}

interface Props {
  clashes: readonly Clash[];
  /** What is to be chosen, in a sentence. */
  text: string;
  /** Who saved first. */
  person: string;
  isSaving: boolean;
  /** Tells whose value of a path was chosen; mine where nothing was. */
  onResolve: (sideOf: (path: string) => Side) => void;
  /** Back to what was being changed, with everything as it was. */
  onClose: () => void;
}

interface ChoiceProps {
  clash: Clash;
  person: string;
  side: Side;
  onChoose: (side: Side) => void;
}

/** The three values of one thing, of which mine or theirs is taken. */
const Choice = ({ clash, person, side, onChoose }: ChoiceProps) => {
  const translate = useTranslate();
  const label = useId();
  const sides = [
    { side: 'mine', words: translate('engine.conflict.mine'), value: clash.mine },
    { side: 'theirs', words: translate('engine.conflict.theirs', { person }), value: clash.theirs },
  ];
  return (
    <Box
      sx={theme => ({
        p: 3,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        // Anyone who chooses between values reads them whole, on a phone too; cells say `nowrap` in their style attribute.
        '& span': { whiteSpace: 'normal !important', overflowWrap: 'anywhere' },
      })}
    >
      <Typography id={label} component="h3" variant="subtitle2">
        {clash.label}
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
                {value}
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
        {translate('engine.conflict.original')} {clash.original}
      </Box>
    </Box>
  );
};

/** Someone else saved first and changed the same things: one by one, whose value stays. */
export const SidesDialog = ({ clashes, text, person, isSaving, onResolve, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (path: string): Side => chosen[path] ?? 'mine';
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('engine.conflict.title', { person })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography color="textSecondary">{text}</Typography>
        {clashes.map(clash => (
          <Choice
            key={clash.path}
            clash={clash}
            person={person}
            side={sideOf(clash.path)}
            onChoose={side => setChosen(all => ({ ...all, [clash.path]: side }))}
          />
        ))}
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
          onClick={() => onResolve(sideOf)}
        >
          {translate('engine.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
