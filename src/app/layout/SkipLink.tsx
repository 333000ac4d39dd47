import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** The first stop of the Tab key: past the menu, to the page. */
export const SkipLink = () => {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href="#content"
      onClick={event => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={theme => ({
        position: 'fixed',
        zIndex: theme.zIndex.tooltip,
        top: 8,
        left: 8,
        px: 3,
        py: 1.5,
        borderRadius: '6px',
        typography: 'button',
        textDecoration: 'none',
        color: theme.vars.palette.bulkBar.text,
        background: theme.vars.palette.bulkBar.background,
        '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0 },
      })}
    >
      {translate('app.skip')}
    </Box>
  );
};
