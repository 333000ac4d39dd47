import { useState } from 'react';
import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import { indiaDay, monthOf } from '#contract/domain/days/indiaDay.ts';
import { useLanguage } from '#parts/useLanguage.ts';

/** This month and the eleven before it, newest first, in words. */
export const useMonths = (): readonly { value: string; label: string }[] => {
  const language = useLanguage();
  const [now] = useState(() => monthOf(indiaDay(new Date())));
  const format = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, back) => addMonthsToMonth(now, -back)).map(value => ({
    value,
    label: format.format(new Date(`${value}-01T00:00:00Z`)),
  }));
};
