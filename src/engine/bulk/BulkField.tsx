import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Field } from '#contract/model/types.ts';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { describedBy, frameIds } from '../form/FieldFrame.tsx';

/** What becomes of a field: it stays as it is in every record, all get one value, or all lose theirs. */
export type FieldChange =
  | { readonly do: 'keep' }
  | { readonly do: 'set'; readonly value: unknown }
  | { readonly do: 'clear' };

interface Props {
  field: Field;
  change: FieldChange;
  errors: readonly string[];
  onChange: (change: FieldChange) => void;
}

const canBeEmpty = ({ required, kind }: Field): boolean => required !== true && kind !== 'boolean';

const begun = ({ kind }: Field): FieldChange => ({
  do: 'set',
  value: kind === 'boolean' ? true : undefined,
});

/** One field of the change: keep, set or clear, and the value to set. */
export const BulkField = ({ field, change, errors, onChange }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  const ids = frameIds(id);
  const label = text(field.label);
  const choices = ['keep', 'set', ...(canBeEmpty(field) ? (['clear'] as const) : [])] as const;

  return (
    <Box
      role="group"
      aria-labelledby={ids.label}
      sx={{
        py: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { border: 0 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 32, flexWrap: 'wrap' }}>
        <Box
          component="label"
          id={ids.label}
          htmlFor={change.do === 'set' ? id : undefined}
          sx={{ typography: 'subtitle2', flex: 1, minWidth: 72 }}
        >
          {label}
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={change.do}
          aria-label={translate('engine.bulk.what', { field: label })}
          onChange={(_, chosen: FieldChange['do'] | null) => {
            if (chosen === null || chosen === change.do) return;
            onChange(chosen === 'set' ? begun(field) : { do: chosen });
          }}
        >
          {choices.map(choice => (
            <ToggleButton key={choice} value={choice} sx={{ px: 3, minWidth: 64 }}>
              {translate(`engine.bulk.${choice}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {change.do === 'set' && (
        <Box sx={{ mt: 2, maxWidth: 480 }}>
          <FieldWidget
            field={field}
            id={id}
            labelId={ids.label}
            value={change.value}
            onChange={value => onChange({ do: 'set', value })}
            isReadonly={false}
            isRequired
            isInvalid={errors.length > 0}
            describedBy={describedBy(id, false, errors.length > 0)}
          />
        </Box>
      )}
      {errors.length > 0 && (
        <Box
          id={ids.error}
          sx={{ display: 'flex', gap: 1, mt: 1.5, typography: 'caption', color: 'error.dark' }}
        >
          <Icon name="circle-alert" size={14} style={{ flex: 'none', marginTop: 1 }} />
          <span>{errors.join(' ')}</span>
        </Box>
      )}
    </Box>
  );
};
