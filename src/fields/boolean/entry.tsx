import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { Icon } from '#parts/icons/Icon.tsx';
import type { FieldEntry, WidgetProps } from '../FieldEntry.ts';
import { ChosenFilter } from '../chosen/ChosenFilter.tsx';
import { useFormatted } from '../useFormatted.ts';

const words = { true: { en: 'Yes', hi: 'हाँ' }, false: { en: 'No', hi: 'नहीं' } };

const plainOptions = [true, false].map(value => ({
  value,
  label: value ? words.true : words.false,
  tone: 'neutral' as const,
  when: true,
}));

const Widget = ({
  field,
  id,
  value,
  onChange,
  isReadonly,
  isInvalid,
  describedBy,
}: WidgetProps) => {
  const [shown] = useFormatted(field, [value === true]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minHeight: { xs: 44, sm: 36 } }}>
      <Switch
        checked={value === true}
        disabled={isReadonly}
        onChange={(_, checked) => onChange(checked)}
        slotProps={{
          input: {
            id,
            role: 'switch',
            'aria-describedby': describedBy,
            'aria-invalid': isInvalid || undefined,
          },
        }}
      />
      {/* The switch says its state itself. */}
      <Box component="span" aria-hidden sx={{ typography: 'body1', color: 'text.secondary' }}>
        {shown}
      </Box>
      {isReadonly && <Icon name="lock" size={14} />}
    </Box>
  );
};

/** In a form a switch. */
export const entry: FieldEntry = {
  Widget,
  Filter: props => (
    <ChosenFilter
      {...props}
      options={props.field.options.length > 0 ? props.field.options : plainOptions}
    />
  ),
};
