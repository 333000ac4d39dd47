import LinearProgress from '@mui/material/LinearProgress';

/** A line along the top of its place while something is under way; for the eye alone, words belong beside it. */
export const ProgressLine = () => (
  <LinearProgress aria-hidden sx={{ position: 'absolute', inset: '0 0 auto', height: 2 }} />
);
