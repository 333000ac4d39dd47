import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { Field } from '#contract/model/types.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { ParameterWidget } from './ParameterWidget.tsx';

interface Props {
  id: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Takes the parameter out; absent for what is asked for. */
  onRemove: (() => void) | undefined;
  isReadonly: boolean;
  fault: string | undefined;
}

/** Whether the words say the name already, as `Promoted days` says `promotedDays`. */
const isNamed = (name: string, words: string) =>
  name.toLowerCase() === words.replaceAll(' ', '').toLowerCase();

/** One parameter: its name in words, of one that nobody asks for as the calls have it, its control, what is wrong with it. */
export const ParameterFrame = (props: Props) => {
  const { id, field, value, onChange, onRemove, isReadonly, fault } = props;
  const text = useText();
  const translate = useTranslate();
  const label = text(field.label);
  const isRequired = field.required === true;
  const errorId = `${id}-error`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1.5 }}>
        <Box component="label" id={`${id}-label`} htmlFor={id} sx={{ typography: 'subtitle2' }}>
          {label}
        </Box>
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            typography: 'caption',
            color: 'text.secondary',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {onRemove && !isNamed(field.path, field.label.en) ? field.path : ''}
        </Box>
        {!isRequired && !isReadonly && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate('engine.field.optional')}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ParameterWidget
            id={id}
            labelId={`${id}-label`}
            field={field}
            value={value}
            onChange={onChange}
            isReadonly={isReadonly}
            isRequired={isRequired}
            isInvalid={fault !== undefined}
            describedBy={fault === undefined ? undefined : errorId}
          />
        </Box>
        {onRemove && !isReadonly && (
          <IconButton
            onClick={onRemove}
            aria-label={translate('engine.parameters.remove', { name: label })}
          >
            <Icon name="trash-2" />
          </IconButton>
        )}
      </Box>
      {fault !== undefined && (
        <Box
          id={errorId}
          sx={{ display: 'flex', gap: 1, mt: 1.5, typography: 'caption', color: 'error.dark' }}
        >
          <Icon name="circle-alert" size={14} style={{ flex: 'none', marginTop: 1 }} />
          <span>{fault}</span>
        </Box>
      )}
    </Box>
  );
};
