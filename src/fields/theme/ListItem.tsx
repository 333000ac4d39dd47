// Over the base for access: its buttons say which entry they move or remove, and the focus goes on from there.
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { use, type MouseEvent } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { ListContext } from './ListContext.ts';

/** One entry of a list as a card that can be moved and removed. */
export const ListItem = ({
  children,
  index,
  totalItems,
  buttonsProps,
  readonly,
  disabled,
}: ArrayFieldItemTemplateProps) => {
  const translate = useTranslate();
  const { onRemove, onMove } = use(ListContext);
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const isFixed = readonly || disabled;
  const buttons = [
    {
      name: 'up',
      icon: 'arrow-up',
      isThere: hasMoveUp || hasMoveDown,
      isOff: index === 0,
      act: (event: MouseEvent) => {
        onMove(index - 1, 'up');
        onMoveUpItem(event);
      },
    },
    {
      name: 'down',
      icon: 'arrow-down',
      isThere: hasMoveUp || hasMoveDown,
      isOff: index === totalItems - 1,
      act: (event: MouseEvent) => {
        onMove(index + 1, 'down');
        onMoveDownItem(event);
      },
    },
    {
      name: 'remove',
      icon: 'trash-2',
      isThere: hasRemove,
      isOff: false,
      act: (event: MouseEvent) => {
        onRemove(index);
        onRemoveItem(event);
      },
    },
  ];
  return (
    <Box
      component="fieldset"
      data-item
      aria-label={translate('engine.children.item', { number: index + 1 })}
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 2,
        m: 0,
        p: 3,
        minWidth: 0,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.surface.sunken,
      })}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{children}</Box>
      {!isFixed && (
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            flex: 'none',
            // Beside the control, not the label above it.
            pt: { sm: '24px' },
          }}
        >
          {buttons
            .filter(({ isThere }) => isThere)
            .map(({ name, icon, isOff, act }) => (
              <IconButton
                key={name}
                size="small"
                data-act={name}
                disabled={isOff}
                aria-label={translate(`engine.children.${name}`, { number: index + 1 })}
                onClick={act}
              >
                <Icon name={icon} />
              </IconButton>
            ))}
        </Box>
      )}
    </Box>
  );
};
