import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import type { Piece } from './wordDifference.ts';

/** What became of a long text: what went is struck through, what came is marked, by more than colour. */
export const TextDifference = ({ pieces }: { pieces: readonly Piece[] }) => {
  const translate = useTranslate();
  return (
    <Box
      sx={theme => ({
        flex: 1,
        minWidth: 0,
        maxHeight: 240,
        overflowY: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '& del': {
          color: theme.vars.palette.tone.error.text,
          background: theme.vars.palette.tone.error.background,
        },
        '& ins': {
          color: theme.vars.palette.tone.success.text,
          background: theme.vars.palette.tone.success.background,
          textDecoration: 'none',
          fontWeight: 600,
        },
      })}
    >
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Mark = kind === 'removed' ? 'del' : 'ins';
        return (
          <Mark key={index}>
            <VisuallyHidden>{translate(`engine.trail.${kind}`)} </VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </Box>
  );
};
