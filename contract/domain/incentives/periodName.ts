import type { Language } from '../../model/types.ts';
import { monthNames } from '../closureDates/closureDateFaults.ts';

const hindi = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;

const months = new RegExp(`^(Quarter from )?(${monthNames.join('|')}) (\\d{4})$`);

/**
 * The name of a sales month or of an incentive cycle in a language: `November 2026`, `Quarter from October 2026`. A name that
 * somebody gave otherwise stays.
 */
export const periodName = (name: string, language: Language): string => {
  const [, quarter, month = '', year = ''] = months.exec(name) ?? [];
  if (language === 'en' || month === '') return name;
  const words = `${hindi[monthNames.findIndex(one => one === month)]} ${year}`;
  return quarter === undefined ? words : `${words} से तिमाही`;
};
