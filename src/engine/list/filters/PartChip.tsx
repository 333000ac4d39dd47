import { useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { later } from '#parts/fetching/later.ts';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import { FilterChip } from '#parts/controls/FilterChip.tsx';
import { useScreen } from '../../ScreenContext.ts';
import type { FieldPart, FilterPart } from './filterParts.ts';
import { useTestWords } from './useTestWords.ts';

/** Few lists have such a condition. */
const words = later(() => import('./ConditionWords.tsx'));
const ConditionWords = laterPart(async () => (await words()).ConditionWords);

interface Props {
  part: FilterPart;
  /** Absent: it can only be taken away. */
  onEdit?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  onRemove: () => void;
}

const FieldChip = ({ part, onEdit, onRemove }: Props & { part: FieldPart }) => (
  <FilterChip {...useTestWords(part)} onEdit={onEdit} onRemove={onRemove} />
);

/** A part of the filter in words; its two buttons open its editor and take it away. */
export const PartChip = (props: Props) => {
  const translate = useTranslate();
  const { fields } = useScreen();
  const { part, onRemove } = props;
  if (part.type === 'field') {
    // The words come from a hook of the kind, so another kind is another component.
    return <FieldChip key={part.field.kind} {...props} part={part} />;
  }
  return (
    <FilterChip
      label={translate('engine.filter.other')}
      value={<ConditionWords condition={part.condition} fields={fields} />}
      onRemove={onRemove}
    />
  );
};
