import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { mostLevels } from '#contract/domain/approvals/matrixTypes.ts';
import type { MatrixEditor } from '../model/editor.ts';

interface Props {
  editor: MatrixEditor;
  /** Place of the level that the buttons speak of. */
  at: number;
  onUndo: () => void;
  onRedo: () => void;
  /** Puts a new level at a place. */
  onAdd: (at: number) => void;
  onRemove: (at: number) => void;
}

/** Steps back and forward, and what changes the levels themselves; the keys do the rest. */
export const MatrixTools = ({ editor, at, onUndo, onRedo, onAdd, onRemove }: Props) => {
  const translate = useTranslate();
  const { rows, past, future } = editor;
  const isFull = rows.length >= mostLevels;
  const steps = [
    { key: 'undo', icon: 'undo-2', isOff: past.length === 0, act: onUndo },
    { key: 'redo', icon: 'redo-2', isOff: future.length === 0, act: onRedo },
  ] as const;
  return (
    <Box
      role="toolbar"
      aria-label={translate('matrices.tools')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 4 }}
    >
      {steps.map(({ key, icon, isOff, act }) => (
        <Tip key={key} words={translate(`matrices.${key}`)}>
          <IconButton aria-label={translate(`matrices.${key}`)} disabled={isOff} onClick={act}>
            <Icon name={icon} />
          </IconButton>
        </Tip>
      ))}
      <Button
        startIcon={<Icon name="plus" strokeWidth={2} />}
        disabled={isFull}
        onClick={() => onAdd(rows.length)}
      >
        {translate('matrices.add')}
      </Button>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2 }}>
        <Button variant="text" disabled={isFull} onClick={() => onAdd(at)}>
          {translate('matrices.insert', { level: at + 1 })}
        </Button>
        <Button
          variant="text"
          startIcon={<Icon name="trash-2" strokeWidth={2} />}
          onClick={() => onRemove(at)}
        >
          {translate('matrices.remove', { level: at + 1 })}
        </Button>
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ ml: 'auto', display: { xs: 'none', sm: 'block' } }}
      >
        {translate(isFull ? 'matrices.full' : 'matrices.keys', { most: mostLevels })}
      </Typography>
    </Box>
  );
};
