import { useTranslate } from 'react-admin';
import { useText } from '#parts/useText.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { ListSelect } from '../chosen/ListSelect.tsx';
import { ChosenFilter } from '../chosen/ChosenFilter.tsx';
import type { FieldEntry, WidgetProps } from '../FieldEntry.ts';

const Widget = ({
  field,
  id,
  value,
  onChange,
  isReadonly,
  isRequired,
  isInvalid,
  describedBy,
}: WidgetProps) => {
  const text = useText();
  const translate = useTranslate();
  const isKnown = field.options.some(option => option.value === value);
  return (
    <ListSelect
      isFull
      isInvalid={isInvalid}
      isReadonly={isReadonly}
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired || undefined}
      value={asText(value)}
      onChange={event => {
        const chosen = field.options.find(option => String(option.value) === event.target.value);
        onChange(chosen?.value);
      }}
    >
      <option value="" aria-label={translate('engine.field.none')} />
      {!isKnown && value !== undefined && value !== null && (
        <option value={asText(value)}>{asText(value)}</option>
      )}
      {field.options.map(option => (
        <option key={String(option.value)} value={String(option.value)}>
          {text(option.label)}
        </option>
      ))}
    </ListSelect>
  );
};

/** One of the field's options. */
export const entry: FieldEntry = { Widget, Filter: ChosenFilter };
