import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** What the colours of the grid mean; each is with a sign of its own in the cells as well. */
export const Legend = () => {
  const translate = useTranslate();
  const marks = [
    { key: 'changed', colour: 'changed' as const },
    { key: 'fresh', colour: 'fresh' as const },
  ];
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 5, mt: 3, typography: 'body2' }}>
      {marks.map(({ key, colour }) => (
        <Box
          key={key}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}
        >
          <Box
            component="span"
            sx={theme => {
              const { changedCell, tone } = theme.vars.palette;
              const isFresh = colour === 'fresh';
              return {
                width: 14,
                height: 14,
                borderRadius: '4px',
                background: isFresh ? tone.info.background : changedCell.background,
                border: `1px solid ${isFresh ? tone.info.icon : changedCell.line}`,
              };
            }}
          />
          {translate(`matrices.${key}`)}
        </Box>
      ))}
    </Box>
  );
};
