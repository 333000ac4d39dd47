// Over the base for its look: the label is above, and the list is the one of every other choice.
import Box from '@mui/material/Box';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { ListSelect } from '../chosen/ListSelect.tsx';

/** Which of several alternatives a value is. */
export const ShapeSelect = ({ id, value, options, onChange, readonly, disabled }: WidgetProps) => {
  const translate = useTranslate();
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 1.5, typography: 'subtitle2' }}
      >
        {translate('engine.shape.kind')}
      </Box>
      <ListSelect
        id={id}
        isFull
        isReadonly={readonly === true || disabled === true}
        value={String(value ?? '')}
        onChange={event => onChange(event.target.value)}
      >
        {value === undefined && <option value="">-</option>}
        {options.enumOptions?.map(({ value: own, label }) => (
          <option key={String(own)} value={String(own)}>
            {label}
          </option>
        ))}
      </ListSelect>
    </div>
  );
};
