import Box from '@mui/material/Box';
import type { Text } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';

/** What looks wrong about what is typed, below its field: it keeps nobody from saving. */
export const Warnings = ({ of }: { of: readonly Text[] }) => {
  const text = useText();
  return (
    <Box role="status">
      {of.map(words => (
        <Box
          key={words.en}
          sx={theme => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            mt: 1,
            typography: 'body2',
            color: theme.vars.palette.warning.dark,
          })}
        >
          <Icon name="triangle-alert" size={14} />
          {text(words)}
        </Box>
      ))}
    </Box>
  );
};
