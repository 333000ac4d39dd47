import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the page is narrower than 720 pixels: then tables become rows of three lines. */
export const useIsPhone = (): boolean =>
  useMediaQuery(theme => theme.breakpoints.down('sm'), { noSsr: true });
