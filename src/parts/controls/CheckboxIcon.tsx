import Box from '@mui/material/Box';

interface Props {
  state: 'off' | 'on' | 'some';
}

/** A 16 px box; its mark is drawn, so that it stays sharp and needs no icon font. */
export const CheckboxIcon = ({ state }: Props) => (
  <Box
    component="span"
    className={`console-checkbox console-checkbox-${state}`}
    sx={theme => ({
      width: 16,
      height: 16,
      display: 'inline-flex',
      borderRadius: '4px',
      color: theme.vars.palette.primary.contrastText,
      background: theme.vars.palette.background.paper,
      border: `1px solid ${theme.vars.palette.border.control}`,
      '.Mui-disabled &': { background: theme.vars.palette.surface.inset },
      ...(state !== 'off' && {
        background: theme.vars.palette.primary.main,
        borderColor: theme.vars.palette.primary.main,
        '.Mui-disabled &': {
          background: theme.vars.palette.text.disabled,
          borderColor: theme.vars.palette.text.disabled,
        },
      }),
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'ButtonText' },
    })}
  >
    {state !== 'off' && (
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={state === 'on' ? 'M3.25 7.25 5.9 9.9 10.75 4.5' : 'M3.5 7h7'} />
      </svg>
    )}
  </Box>
);
