import { useQuery } from '@tanstack/react-query';
import { asText } from '#contract/domain/texts/asText.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { useFromForm } from '../FormValues.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';
import { useSuggested } from '../suggested/useSuggested.ts';

interface Listing {
  readonly id: number;
  readonly title: string;
  readonly city_name: string;
}

const titleOf = ({ id, title, city_name: city }: Listing): string => `${title}, ${city} · ${id}`;

/** The listing that a tour walks through, looked up by its title among those of the seller, or by its number. */
export const TourListing = ({ field: _field, labelId: _label, ...props }: WidgetProps) => {
  const { value, onChange } = props;
  const client = useClient();
  const seller = useFromForm(({ record }) => asText(valueAt(record, 'profile_uuid')));
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(seller);
  const text = asText(value);
  const chosen = useQuery({
    queryKey: callKey('listings.suggest', 'one', value),
    enabled: typeof value === 'number',
    staleTime: 300_000,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('listings.suggest', { query: { id: Number(value) }, signal }),
  });
  const [known] = chosen.data?.results ?? [];
  const suggested = useSuggested({
    key: callKey('listings.suggest', isUuid ? seller : ''),
    ask: async (query, signal) => {
      const { results, totalCount } = await client.call('listings.suggest', {
        query: { ...query, ...(isUuid && { profile_uuid: seller }) },
        signal,
      });
      const options = results.map(one => ({ key: String(one.id), title: titleOf(one) }));
      return { options, total: totalCount };
    },
  });
  return (
    <SuggestedPicker
      {...props}
      {...suggested}
      chosen={text === '' ? [] : [{ key: text, title: known ? titleOf(known) : text }]}
      onPick={([one]) => onChange(one && Number(one.key))}
    />
  );
};
