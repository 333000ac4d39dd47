// Over the base for its look: no paper within paper, and a button that says what it adds.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { use } from 'react';
import { titleOf } from '#contract/model/complete/completeField.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { ListContext, type ListActs } from '../theme/ListContext.ts';
import { useListFocus } from '../theme/useListFocus.ts';
import { useText } from '#parts/useText.ts';
import { PartHelp } from './PartHelp.tsx';
import { Untitled } from './Untitled.ts';

/** A list inside a value: its entries, and a button for another one. */
export const ShapeList = (props: ArrayFieldTemplateProps) => {
  const { items, canAdd, onAddClick, title, fieldPathId, readonly, disabled } = props;
  const schema = props.schema as JsonSchema;
  const translate = useTranslate();
  const isUntitled = use(Untitled);
  const text = useText();
  const words = text(titleOf(title, schema));
  const { list, focus } = useListFocus();
  const acts: ListActs = {
    onRemove: () => focus({ type: 'add' }),
    onMove: (index, name) => focus({ type: 'button', index, name }),
  };
  return (
    <Box
      component="fieldset"
      ref={list}
      id={fieldPathId.$id}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        minWidth: 0,
        m: 0,
        p: 0,
        border: 0,
      }}
    >
      {!isUntitled && (
        <Box component="legend" sx={{ mb: 1.5, p: 0, typography: 'subtitle2' }}>
          {words}
        </Box>
      )}
      {!isUntitled && <PartHelp schema={schema} />}
      <ListContext value={acts}>
        <Untitled value={false}>{items}</Untitled>
      </ListContext>
      {items.length === 0 && (readonly || disabled) && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('engine.children.none')}
        </Box>
      )}
      {canAdd && !readonly && !disabled && (
        <div>
          <Button
            data-add
            startIcon={<Icon name="plus" />}
            onClick={event => {
              focus({ type: 'last' });
              onAddClick(event);
            }}
          >
            {translate('engine.children.add')}
          </Button>
        </div>
      )}
    </Box>
  );
};
