import { isDay } from '#contract/domain/days/indiaDay.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { PickDay } from '../typed/PickDay.tsx';
import { typedEntry } from '../typed/typedEntry.tsx';

const Button = ({ value, onChange, isReadonly, labelId }: WidgetProps) =>
  isReadonly ? null : (
    <PickDay
      value={typeof value === 'string' && isDay(value) ? value : ''}
      onPick={onChange}
      labelId={labelId}
    />
  );

/** A calendar day, typed as d/m/yyyy or picked (T81). */
export const entry = typedEntry({ input: { placeholder: 'd/m/yyyy' }, Button });
