import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface Props {
  /** Field and operator in words: "client type is". */
  label: string;
  /** What is asked for: "Owner or Broker"; words of more than one strength as an element. */
  value: ReactNode;
  /** Opens the editor of this part; absent when it cannot be edited. */
  onEdit?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  onRemove?: () => void;
}

/** One part of a filter that reads as a sentence; its two buttons edit and remove it. */
export const FilterChip = ({ label, value, onEdit, onRemove }: Props) => {
  const translate = useTranslate();
  const valueId = useId();
  const isWords = typeof value === 'string';
  return (
    <Box
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'stretch',
        maxWidth: '100%',
        minHeight: 28,
        borderRadius: '6px',
        border: `1px solid ${theme.vars.palette.border.button}`,
        background: theme.vars.palette.background.paper,
        typography: 'body2',
        '& > button': { borderRadius: '5px' },
        '& > button:hover': { background: theme.vars.palette.action.hover },
        [theme.breakpoints.down('sm')]: { minHeight: 36 },
      })}
    >
      <ButtonBase
        disabled={!onEdit}
        onClick={onEdit}
        // A chip is told whole, over several lines where it is longer than its place.
        sx={{
          px: 2,
          py: '2px',
          minWidth: 0,
          font: 'inherit',
          display: 'block',
          textAlign: 'start',
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary', mr: 2 }}>
          {label}
        </Box>
        <Box
          component="span"
          id={valueId}
          sx={{ fontWeight: isWords ? 600 : 400, overflowWrap: 'anywhere' }}
        >
          {value}
        </Box>
      </ButtonBase>
      {onRemove && (
        <ButtonBase
          onClick={onRemove}
          aria-label={translate('parts.filter.remove', {
            filter: isWords ? `${label} ${value}` : label,
          })}
          aria-describedby={isWords ? undefined : valueId}
          sx={{ width: 28, flex: 'none', color: 'text.secondary' }}
        >
          <Icon name="x" size={14} />
        </ButtonBase>
      )}
    </Box>
  );
};
