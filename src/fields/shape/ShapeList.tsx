// Over the base for its look: no paper within paper, and a button that says what it adds.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { use } from 'react';
import { titleOf } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { ListContext, noActs } from '../theme/ListContext.ts';
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
      <ListContext value={noActs}>
        <Untitled value={false}>{items}</Untitled>
      </ListContext>
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
