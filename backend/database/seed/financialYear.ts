import type { Day } from '#contract/domain/days/indiaDay.ts';

/** The year in which the financial year of a day begins: 2025 is April 2025 to March 2026. */
export const financialYearOf = (day: Day): number => {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= '04-01' ? year : year - 1;
};

/** `26-27`, as it stands in the number of an invoice. */
export const financialYearText = (year: number): string =>
  `${String(year % 100).padStart(2, '0')}-${String((year + 1) % 100).padStart(2, '0')}`;
