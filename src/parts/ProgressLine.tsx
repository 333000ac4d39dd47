import { keyframes, styled } from '@mui/material/styles';

const first = keyframes({
  '0%': { left: '-35%', right: '100%' },
  '60%, 100%': { left: '100%', right: '-90%' },
});

const second = keyframes({
  '0%': { left: '-200%', right: '100%' },
  '60%, 100%': { left: '107%', right: '-8%' },
});

const Line = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: 0,
  display: 'block',
  height: 2,
  borderRadius: 2,
  overflow: 'hidden',
  background: theme.vars.palette.LinearProgress.primaryBg,
  '& > span': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 0,
    background: theme.vars.palette.primary.main,
    animation: `${first} 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite`,
  },
  '& > span + span': {
    animation: `${second} 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite`,
  },
  // A growing sign of progress is information, not decoration.
  '@media (prefers-reduced-motion: reduce)': {
    '& > span': {
      animationDuration: '1.4s !important',
      animationIterationCount: 'infinite !important',
    },
  },
}));

/** A line along the top of its place while something is under way; for the eye alone, words belong beside it. */
export const ProgressLine = () => (
  <Line aria-hidden>
    <span />
    <span />
  </Line>
);
