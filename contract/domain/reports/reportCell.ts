import { asText } from '../texts/asText.ts';
import type { Language } from '../../model/files/screenFile.ts';
import { referenceWords } from '../opportunities/referenceWords.ts';
import { formatDay, formatMoment } from '../days/formatDay.ts';
import type { ReportColumn } from './Report.ts';

/** A value of a file: spreadsheets are told numbers and days as such, everything else as text. */
export type FileCell =
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'number'; readonly number: number; readonly text: string }
  | { readonly as: 'day' | 'moment'; readonly instant: Date; readonly text: string }
  | null;

const text = (value: string): FileCell => ({ as: 'text', text: value });

/** Rupees with two places, out of paise, without the rounding of fractions. */
const rupees = (paise: number): string => {
  const whole = Math.trunc(Math.abs(paise) / 100);
  const rest = String(Math.abs(paise) % 100).padStart(2, '0');
  return `${paise < 0 ? '-' : ''}${whole}.${rest}`;
};

/** A value of a row as it is in a file: plain numbers, days as d/m/yyyy, moments in Indian time, words for codes. */
export const reportCell = (column: ReportColumn, value: unknown, language: Language): FileCell => {
  if (value === null || value === undefined || value === '') return null;
  const option = column.options?.find(one => one.value === value);
  if (option) return text(option.label[language]);
  switch (column.as) {
    case 'money': {
      const paise = Number(value);
      return { as: 'number', number: paise / 100, text: rupees(paise) };
    }
    case 'number':
    case 'opportunity':
    case 'account':
      return { as: 'number', number: Number(value), text: String(Number(value)) };
    case 'day': {
      const day = asText(value).slice(0, 10);
      return { as: 'day', instant: new Date(`${day}T00:00:00Z`), text: formatDay(day) };
    }
    case 'moment': {
      const instant = new Date(asText(value));
      return { as: 'moment', instant, text: formatMoment(instant) };
    }
    case 'word': {
      const name = asText(value);
      return text((language === 'hi' ? referenceWords[name] : undefined) ?? name);
    }
    default:
      return text(typeof value === 'string' ? value : JSON.stringify(value));
  }
};
