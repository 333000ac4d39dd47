import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field } from '#contract/model/types.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { VisuallyHidden } from '#parts/VisuallyHidden.tsx';

interface Props {
  /** Undefined for what history keeps beside the fields of the screen. */
  field: Field | undefined;
  value: unknown;
  /** Said before the value: "before:". */
  label?: string;
}

/** A value as the history and its dialog show it: as its field does, a list of items as one line each. */
export const HistoryValue = ({ field, value, label }: Props) => {
  const translate = useTranslate();
  let shown: ReactNode;
  if (isNoValue(value) || (Array.isArray(value) && value.length === 0)) {
    shown = (
      <Box component="span" sx={{ color: 'text.tertiary' }}>
        {translate('engine.history.empty')}
      </Box>
    );
  } else if (
    field &&
    (field.cell !== null || (field.kind !== 'children' && field.kind !== 'json'))
  ) {
    shown = <FieldCell field={field} value={value} />;
  } else if (field?.kind === 'children' && Array.isArray(value)) {
    shown = value
      .map((item: unknown) =>
        item && typeof item === 'object' ? Object.values(item).map(asText).join(' ') : asText(item),
      )
      .join('; ');
  } else shown = asText(value);
  return (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
      {shown}
    </Box>
  );
};
