import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { use } from 'react';
import { titleOf } from '#contract/model/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { Untitled } from './Untitled.ts';

/** A list inside a value: its entries, and a button for another one. */
export const ShapeList = (props: ArrayFieldTemplateProps) => {
  const { items, canAdd, onAddClick, title, fieldPathId, readonly, disabled } = props;
  const schema = props.schema as JsonSchema;
  const translate = useTranslate();
  const isUntitled = use(Untitled);
  const words = titleOf(title, schema).en;
  return (
    <Box
      component="fieldset"
      id={fieldPathId.$id}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 3, minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      {!isUntitled && (
        <Box component="legend" sx={{ mb: 1.5, p: 0, typography: 'subtitle2' }}>
          {words}
        </Box>
      )}
      {!isUntitled && schema.description && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{schema.description}</Box>
      )}
      <Untitled value={false}>{items}</Untitled>
      {items.length === 0 && (readonly || disabled) && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('engine.children.none')}
        </Box>
      )}
      {canAdd && !readonly && !disabled && (
        <div>
          <Button startIcon={<Icon name="plus" />} onClick={onAddClick}>
            {translate('engine.children.add')}
          </Button>
        </div>
      )}
    </Box>
  );
};

/** An entry of a list inside a value, with what moves and removes it. */
export const ShapeEntry = (props: ArrayFieldItemTemplateProps) => {
  const { children, index, totalItems, buttonsProps, readonly, disabled } = props;
  const translate = useTranslate();
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const canMove = hasMoveUp || hasMoveDown;
  const buttons = [
    { name: 'up', icon: 'arrow-up', isThere: canMove, isOff: index === 0, act: onMoveUpItem },
    {
      name: 'down',
      icon: 'arrow-down',
      isThere: canMove,
      isOff: index === totalItems - 1,
      act: onMoveDownItem,
    },
    { name: 'remove', icon: 'trash-2', isThere: hasRemove, isOff: false, act: onRemoveItem },
  ].filter(({ isThere }) => isThere && !readonly && !disabled);
  return (
    <Box
      role="group"
      aria-label={translate('engine.children.item', { number: index + 1 })}
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 2,
        p: 3,
        minWidth: 0,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.surface.sunken,
      })}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{children}</Box>
      {buttons.length > 0 && (
        <Box sx={{ display: 'flex', flex: 'none' }}>
          {buttons.map(({ name, icon, isOff, act }) => (
            <IconButton
              key={name}
              size="small"
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
