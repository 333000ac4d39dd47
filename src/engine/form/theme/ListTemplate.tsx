// Over the base for access: a removal is said and can be taken back, and the focus goes on where one goes on.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { valueAt } from '#contract/rules/valueAt.ts';
import { withValueAt } from '#contract/rules/withValueAt.ts';
import { ListContext } from '#fields/theme/ListContext.ts';
import { useListFocus } from '#fields/theme/useListFocus.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { HelpText } from '#parts/words/HelpText.tsx';
import { useText } from '#parts/useText.ts';
import { frameIds } from '../FieldFrame.tsx';
import { useScreenForm } from '../ScreenFormContext.ts';
import { modelIn } from './uiSchemaOf.ts';

interface Removed {
  readonly index: number;
  readonly item: unknown;
}

/** A list of small records: a card for each, a button for another, and one that takes a removal back. */
export const ListTemplate = (props: ArrayFieldTemplateProps) => {
  const {
    items,
    canAdd,
    onAddClick,
    uiSchema,
    fieldPathId,
    readonly,
    disabled,
    rawErrors = [],
  } = props;
  const translate = useTranslate();
  const text = useText();
  const field = modelIn(uiSchema, 'model');
  const ids = frameIds(fieldPathId.$id);
  const { scope, change } = useScreenForm();
  const path = fieldPathId.path.join('.');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { list, focus } = useListFocus();
  const record = scope.record as Record<string, unknown>;
  const stored = valueAt(record, path);
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];

  const acts = {
    onRemove: (index: number) => {
      setRemoved({ index, item: entries[index] });
      focus({ type: 'undo' });
    },
    onMove: (index: number, name: 'up' | 'down') => {
      setRemoved(null);
      focus({ type: 'button', index, name });
    },
  };
  const undo = ({ index, item }: Removed) => {
    change(withValueAt(record, path, entries.toSpliced(index, 0, item)));
    setRemoved(null);
    focus({ type: 'button', index, name: 'up' });
  };
  return (
    <Box
      component="fieldset"
      ref={list}
      id={fieldPathId.$id}
      tabIndex={-1}
      aria-labelledby={ids.label}
      aria-describedby={rawErrors.length > 0 ? ids.error : undefined}
      sx={{ display: 'grid', gap: 3, minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      <Box>
        <Box id={ids.label} sx={{ typography: 'subtitle2' }}>
          {field && text(field.label)}
        </Box>
        {field?.help && (
          <Box sx={{ mt: 1, typography: 'caption', color: 'text.secondary' }}>
            <HelpText text={text(field.help)} />
          </Box>
        )}
      </Box>
      <ListContext value={acts}>{items}</ListContext>
      <LiveRegion sx={{ '&:empty': { position: 'absolute' } }}>
        {removed && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'body2' }}>
            <span>{translate('engine.children.removed', { number: removed.index + 1 })}</span>
            <Button size="small" variant="text" data-undo onClick={() => undo(removed)}>
              {translate('engine.children.undo')}
            </Button>
          </Box>
        )}
      </LiveRegion>
      {rawErrors.length > 0 && (
        <Box
          id={ids.error}
          sx={{ display: 'flex', gap: 1, typography: 'caption', color: 'error.dark' }}
        >
          <Icon name="circle-alert" size={14} style={{ flex: 'none', marginTop: 1 }} />
          <span>{rawErrors.join(' ')}</span>
        </Box>
      )}
      {items.length === 0 && (readonly || disabled) && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('engine.children.none')}
        </Box>
      )}
      {canAdd && !readonly && !disabled && (
        <div>
          <Button
            startIcon={<Icon name="plus" />}
            onClick={event => {
              setRemoved(null);
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
