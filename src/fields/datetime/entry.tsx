import { offsetText } from '#contract/domain/days/indiaDay.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { PickDay } from '../typed/PickDay.tsx';
import { typedEntry } from '../typed/typedEntry.tsx';

const india = 5.5 * 3_600_000;

/** `YYYY-MM-DDTHH:mm` of an instant in India, as the native input has it. */
const localOf = (value: unknown): string => {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? '' : new Date(instant + india).toISOString().slice(0, 16);
};

const Button = ({ value, onChange, isReadonly, labelId }: WidgetProps) =>
  isReadonly ? null : (
    <PickDay
      type="datetime-local"
      value={localOf(value)}
      onPick={local =>
        onChange(local ? new Date(`${local}${offsetText}`).toISOString() : undefined)
      }
      labelId={labelId}
    />
  );

/** An instant in Indian time (T76). */
export const entry = typedEntry({ input: { placeholder: 'd/m/yyyy hh:mm' }, Button });
