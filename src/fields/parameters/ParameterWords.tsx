import { namesIn } from '#contract/domain/pricing/nameList.ts';
import type { Field } from '#contract/model/types.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { fieldViews } from '../fieldViews.ts';
import { untold } from '../untold.ts';
import { useCityByUuid } from './useCityByUuid.ts';
import { useSubscriptionRegion } from './useSubscriptionRegion.ts';

interface Props {
  field: Field;
  value: unknown;
}

const CityWords = ({ value }: Props) => {
  const { city, isComing } = useCityByUuid(value);
  return city?.name ?? (isComing ? untold : asText(value));
};

const RegionWords = ({ value }: Props) => {
  const { data, isLoading } = useSubscriptionRegion(value);
  return data?.results[0]?.name ?? (isLoading ? untold : asText(value));
};

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
