import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { Icon } from '#parts/icons/Icon.tsx';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { FieldEntry, WidgetProps } from '../FieldEntry.ts';
import { ChosenFilter } from '../chosen/ChosenFilter.tsx';
import { ListSelect } from '../chosen/ListSelect.tsx';
import { useFormatted } from '../useFormatted.ts';

const words = { true: { en: 'Yes', hi: 'हाँ' }, false: { en: 'No', hi: 'नहीं' } };

const plainOptions = [true, false].map(value => ({
  value,
  label: value ? words.true : words.false,
  tone: 'neutral' as const,
  when: true,
}));

const YesSwitch = ({
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

/** A yes or no that has to be said: a switch would show "No" before anyone has said it. */
const YesOrNo = ({
  field,
  id,
  value,
  onChange,
  isReadonly,
  isInvalid,
  describedBy,
}: WidgetProps) => {
  const translate = useTranslate();
  const answers = useFormatted(field, [true, false]);
  return (
    <ListSelect
      isFull
      isInvalid={isInvalid}
      isReadonly={isReadonly}
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="" aria-label={translate('engine.field.none')} />
      {[true, false].map((answer, index) => (
        <option key={String(answer)} value={String(answer)}>
          {answers[index]}
        </option>
      ))}
    </ListSelect>
  );
};

const Widget = (props: WidgetProps) => {
  // What was asked stays a question: anyone who answers it may change their mind.
  const [isAsked, setAsked] = useState(false);
  const isOpen = props.isRequired && typeof props.value !== 'boolean' && !props.isReadonly;
  if (isOpen && !isAsked) setAsked(true);
  return isAsked || isOpen ? <YesOrNo {...props} /> : <YesSwitch {...props} />;
};

/** In a form a switch; where an answer is required and none is there, a question. */
export const entry: FieldEntry = {
  Widget,
  Filter: props => (
    <ChosenFilter
      {...props}
      options={props.field.options.length > 0 ? props.field.options : plainOptions}
    />
  ),
};
