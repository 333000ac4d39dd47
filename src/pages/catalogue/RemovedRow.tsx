import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface Props {
  name: string;
  onBring: () => void;
}

/** A product that goes with the next save, and how to keep it. */
export const RemovedRow = ({ name, onBring }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 2,
        borderRadius: '8px',
        border: `1px dashed ${theme.vars.palette.border.control}`,
        typography: 'body2',
        color: 'text.secondary',
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="s" sx={{ mr: 2 }}>
          {name}
        </Box>
        {translate('packageProducts.removed')}
      </Box>
      <Button
        size="small"
        variant="text"
        aria-label={translate('packageProducts.bringBack', { name })}
        onClick={onBring}
      >
        {translate('ra.action.undo')}
      </Button>
    </Box>
  );
};
