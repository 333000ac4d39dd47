import { defineKind, orderedOperators } from './kind.ts';

const written = /^(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]m)?(Z|[+-]\d{2}:?\d{2})?$/i;

const hourOf = (hour: number, half: string | undefined): number => {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
};

/** A time of day, with or without a zone; `HH:MM:SS` in storage, to the minute for people. */
export const time = defineKind<string>({
  name: 'time',
  jsonTypes: ['string'],
  operators: orderedOperators,
  align: 'start',
  missing: '-',
  read: text => {
    const [, hours = '', minutes = '', seconds = '00', half, zone = ''] = written.exec(text) ?? [];
    const hour = hours === '' ? Number.NaN : hourOf(Number(hours), half);
    const isTime = hour < 24 && Number(minutes) < 60 && Number(seconds) < 60;
    return isTime
      ? { value: `${String(hour).padStart(2, '0')}:${minutes}:${seconds}${zone}` }
      : {
          error: {
            en: 'Enter a time, such as 16:30',
            hi: 'समय लिखें, जैसे 16:30',
          },
        };
  },
  format: value => value.replace(/^(\d{2}:\d{2}):00(\.0+)?/, '$1'),
});
