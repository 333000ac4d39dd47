import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';

interface Props {
  label: string;
  isPinned: boolean;
  onToggle: () => void;
}

/** Puts a page among the favourites or back; the arrow keys reach it from its entry, so that Tab need not pass all of them. */
export const PinButton = ({ label, isPinned, onToggle }: Props) => {
  const translate = useTranslate();
  const words = translate(isPinned ? 'app.menu.unpin' : 'app.menu.pin', { name: label });
  return (
    <Box
      component="button"
      type="button"
      className="pin"
      data-menu-pin
      tabIndex={-1}
      aria-pressed={isPinned}
      aria-label={words}
      title={words}
      onClick={onToggle}
      sx={theme => ({
        position: 'absolute',
        top: 0,
        right: 0,
        display: 'grid',
        placeItems: 'center',
        width: { xs: 44, sm: 32 },
        height: '100%',
        p: 0,
        border: 0,
        borderRadius: '6px',
        background: 'none',
        color: theme.vars.palette.text.secondary,
        cursor: 'pointer',
        opacity: 0,
        'li:hover > &, li:focus-within > &': { opacity: 1 },
        '@media (hover: none)': { opacity: 0.6 },
        '&:hover': { color: theme.vars.palette.text.primary },
        '&[aria-pressed="true"] > svg': { fill: 'currentColor' },
      })}
    >
      <Icon name="star" size={14} strokeWidth={1.75} />
    </Box>
  );
};
