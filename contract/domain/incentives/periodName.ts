import type { Language } from '../../model/types.ts';
import { monthNames, monthNumberOf } from '../days/monthNames.ts';

const period = new RegExp(`^(Quarter from )?(${monthNames.join('|')}) (\\d{4})$`);

/**
 * The name of a sales month or of an incentive cycle in a language: `November 2026`, `Quarter from October 2026`. A name that
 * someone gave otherwise stays.
 */
export const periodName = (name: string, language: Language): string => {
  const [, quarter, month = '', year = ''] = period.exec(name) ?? [];
  const number = monthNumberOf(month);
  if (language === 'en' || number === undefined) return name;
  const words = new Intl.DateTimeFormat('hi-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(year), number - 1));
  return quarter === undefined ? words : `${words} से तिमाही`;
};
