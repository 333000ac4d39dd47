import Box from '@mui/material/Box';
import type { Field } from '#contract/model/types.ts';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';

interface Props {
  id: string;
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  isReadonly: boolean;
  fault: string | undefined;
}

/** A number of a card with its label and what is wrong with it. */
export const CardField = ({ id, field, value, onChange, isReadonly, fault }: Props) => {
  const text = useText();
  const faultId = `${id}-error`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ display: 'block', mb: 1.5, typography: 'subtitle2' }}
      >
        {text(field.label)}
      </Box>
      <FieldWidget
        id={id}
        labelId={`${id}-label`}
        field={field}
        value={value}
        onChange={onChange}
        isReadonly={isReadonly}
        isRequired
        isInvalid={fault !== undefined}
        describedBy={fault === undefined ? undefined : faultId}
      />
      {fault !== undefined && (
        <Box
          id={faultId}
          sx={{ display: 'flex', gap: 1, mt: 1.5, typography: 'caption', color: 'error.dark' }}
        >
          <Icon name="circle-alert" size={14} style={{ flex: 'none', marginTop: 1 }} />
          <span>{fault}</span>
        </Box>
      )}
    </Box>
  );
};
