import { bestMatch } from '#contract/requests/bestMatch.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { useSuggested } from '../suggested/useSuggested.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';
import { untold } from '../untold.ts';
import { useSubscriptionRegion } from './useSubscriptionRegion.ts';

const shown = 25;

/** A subscription region chosen by name, with its city, and kept by its id. */
export const SubscriptionRegion = ({ value, onChange, field: _field, ...props }: WidgetProps) => {
  const client = useClient();
  const { data: own, isLoading } = useSubscriptionRegion(value);
  const suggested = useSuggested({
    key: callKey('subscriptionRegions.list'),
    ask: async ({ text }, signal) => {
      const words = text === '' ? {} : { search: text };
      const query = { pageSize: shown, sort: bestMatch, ...words };
      const { results, totalCount } = await client.call('subscriptionRegions.list', {
        query,
        signal,
      });
      const options = results.map(({ id, name, cityName }) => ({
        key: String(id),
        title: name === cityName ? name : `${name}, ${cityName}`,
      }));
      return { options, total: totalCount };
    },
  });
  const title = own?.results[0]?.name;
  return (
    <SuggestedPicker
      {...props}
      {...suggested}
      chosen={
        typeof value === 'number'
          ? [{ key: String(value), title: title ?? (isLoading ? untold : String(value)) }]
          : []
      }
      onPick={([one]) => onChange(one && Number(one.key))}
    />
  );
};
