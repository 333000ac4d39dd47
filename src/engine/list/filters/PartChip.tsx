import { useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { fieldViews } from '#fields/fieldViews.ts';
import { FilterChip } from '#parts/FilterChip.tsx';
import { useText } from '#parts/useText.ts';
import { inSentence } from '../../useNames.ts';
import type { FieldPart, FilterPart } from './filterParts.ts';
import { needsNoValue, operatorKey } from '../../operatorWords.ts';

/** More values than this are told by their number. */
const named = 3;

interface Props {
  part: FilterPart;
  onEdit: (event: MouseEvent<HTMLElement>) => void;
  onRemove: () => void;
}

const FieldChip = ({ part, onEdit, onRemove }: Props & { part: FieldPart }) => {
  const translate = useTranslate();
  const text = useText();
  const { field, op, operand } = part;
  const values = Array.isArray(operand) ? operand : [operand];
  const shown = needsNoValue(op) || values.length > named ? [] : values;
  const words = fieldViews[field.kind].useWords(field, shown);
  const label = `${inSentence(text(field.label))} ${translate(operatorKey(field, op, operand))}`;
  const value =
    values.length > named
      ? translate('engine.filter.values', { smart_count: values.length })
      : words.join(` ${translate('engine.filter.or')} `);
  return <FilterChip label={label} value={value} onEdit={onEdit} onRemove={onRemove} />;
};

/** A part of the filter in words; its two buttons open its editor and take it away. */
export const PartChip = (props: Props) => {
  const translate = useTranslate();
  const { part, onRemove } = props;
  if (part.type === 'field') {
    // The words come from a hook of the kind, so another kind is another component.
    return <FieldChip key={part.field.kind} {...props} part={part} />;
  }
  return (
    <FilterChip
      label={translate('engine.filter.other')}
      value={JSON.stringify(part.condition)}
      onRemove={onRemove}
    />
  );
};
