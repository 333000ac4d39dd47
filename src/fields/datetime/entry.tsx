import { indiaClock, indiaDay, offsetText } from '#contract/domain/days/indiaDay.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { PickDay } from '../typed/PickDay.tsx';
import { typedEntry } from '../typed/typedEntry.tsx';

const instantOf = (value: unknown): Date | undefined => {
  const instant = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

const Button = ({ value, onChange, isReadonly, labelId }: WidgetProps) => {
  const instant = instantOf(value);
  return isReadonly ? null : (
    <PickDay
      value={instant ? indiaDay(instant) : ''}
      time={instant ? indiaClock(instant) : ''}
      onPick={(day, time) => onChange(new Date(`${day}T${time}${offsetText}`).toISOString())}
      labelId={labelId}
    />
  );
};

/** An instant in Indian time (T76). */
export const entry = typedEntry({ input: { placeholder: 'd/m/yyyy hh:mm' }, Button });
