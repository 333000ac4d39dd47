import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { Field } from '#contract/model/types.ts';
import { idsOf, useTitles } from '#fields/referred/useTitles.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import type { Span } from './groupParts.ts';

const monthOf = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** What groups are called: options by their words, records by their titles, days as days; a week by its Monday. */
export const useGroupNames = (
  field: Field,
  span: Span | undefined,
  values: readonly (string | number | boolean | null)[],
): readonly string[] => {
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const ids = field.reference ? idsOf(values) : [];
  const titles = useTitles(field, ids);
  const titleOf = new Map(ids.map((id, at) => [id, titles[at]]));
  return values.map(value => {
    if (value === null) return translate('engine.chart.none');
    if (field.reference && typeof value !== 'boolean') return titleOf.get(value) ?? String(value);
    if (span === 'month') return monthOf(String(value), language);
    if (span) return formatDay(String(value));
    const option = field.options.find(one => one.value === value);
    return option ? text(option.label) : String(value);
  });
};
