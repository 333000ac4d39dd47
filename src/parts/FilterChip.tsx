import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { Icon } from './icons/Icon.tsx';

interface Props {
  /** Field and operator in words: "client type is". */
  label: string;
  /** What is asked for: "Owner or Broker". */
  value: string;
  /** Opens the editor of this part; absent when it cannot be edited. */
  onEdit?: (event: MouseEvent<HTMLElement>) => void;
  onRemove?: () => void;
}

/** One part of a filter that reads as a sentence; its two buttons edit and remove it. */
export const FilterChip = ({ label, value, onEdit, onRemove }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'stretch',
        maxWidth: '100%',
        height: 28,
        borderRadius: '6px',
        border: `1px solid ${theme.vars.palette.border.button}`,
        background: theme.vars.palette.background.paper,
        typography: 'body2',
        '& > button': { borderRadius: '5px' },
        '& > button:hover': { background: theme.vars.palette.action.hover },
        [theme.breakpoints.down('sm')]: { height: 36 },
      })}
    >
      <ButtonBase
        disabled={!onEdit}
        onClick={onEdit}
        sx={{ px: 2, gap: 2, minWidth: 0, font: 'inherit' }}
      >
        <Box
          component="span"
          title={label}
          sx={{
            color: 'text.secondary',
            flexShrink: 4,
            minWidth: 24,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {label}
        </Box>
        <Box
          component="span"
          title={value}
          sx={{
            fontWeight: 600,
            // What is asked for is the last to be cut.
            minWidth: 'min(100%, 64px)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {value}
        </Box>
      </ButtonBase>
      {onRemove && (
        <ButtonBase
          onClick={onRemove}
          aria-label={translate('parts.filter.remove', { filter: `${label} ${value}` })}
          sx={{ width: 28, flex: 'none', color: 'text.secondary' }}
        >
          <Icon name="x" size={14} />
        </ButtonBase>
      )}
    </Box>
  );
};
