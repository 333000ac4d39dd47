import { namesIn } from '#contract/domain/pricing/nameList.ts';
import type { Field } from '#contract/model/types.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { fieldViews } from '../fieldViews.ts';
import { useCityByUuid } from './useCityByUuid.ts';
import { useSubscriptionRegion } from './useSubscriptionRegion.ts';

interface Props {
  field: Field;
  value: unknown;
}

const CityWords = ({ value }: Props) => useCityByUuid(value)?.name ?? asText(value);

const RegionWords = ({ value }: Props) =>
  useSubscriptionRegion(value).data?.results[0]?.name ?? asText(value);

const NameWords = ({ value }: Props) => namesIn(value).join(', ') || asText(value);

const KindWords = ({ field, value }: Props) =>
  fieldViews[field.kind].useWords(field, [value])[0] ?? '';

const own: Readonly<Record<string, typeof KindWords>> = {
  city: CityWords,
  names: NameWords,
  subscriptionRegion: RegionWords,
};

/** The value of one parameter in plain words. */
export const ParameterWords = ({ field, value }: Props) => {
  const Words = own[field.cell ?? ''] ?? KindWords;
  return <Words field={field} value={value} />;
};
