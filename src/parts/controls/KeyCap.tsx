import Box from '@mui/material/Box';

/** A key of the keyboard; hidden on phones, which have none. */
export const KeyCap = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={theme => ({
      display: { xs: 'none', sm: 'inline-flex' },
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 18,
      height: 18,
      px: 1,
      borderRadius: '4px',
      fontFamily: 'inherit',
      typography: 'micro',
      whiteSpace: 'nowrap',
      color: theme.vars.palette.text.secondary,
      background: theme.vars.palette.surface.inset,
      border: `1px solid ${theme.vars.palette.border.button}`,
      // In a button it is a note beside the words, whatever the button's colour; MUI would draw it as large as an icon.
      '.MuiButton-root &&': {
        typography: 'micro',
        color: 'inherit',
        background: 'transparent',
        borderColor: 'currentColor',
      },
    })}
  >
    {children}
  </Box>
);
