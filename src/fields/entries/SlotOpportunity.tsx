import { useQuery } from '@tanstack/react-query';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';
import { useSuggested } from '../suggested/useSuggested.ts';
import { untold } from '../untold.ts';

interface Deal {
  readonly id: number;
  readonly name: string;
  readonly client_name: string;
}

const titleOf = ({ id, name }: Deal): string => `${name} · ${id}`;

/** The opportunity that a slot is sold on, looked up by its name, its client's, a contact's or its number. */
export const SlotOpportunity = ({ field: _field, labelId: _label, ...props }: WidgetProps) => {
  const { value, onChange } = props;
  const client = useClient();
  const chosen = useQuery({
    queryKey: callKey('slotDeals.suggest', 'one', value),
    enabled: typeof value === 'number',
    staleTime: 300_000,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('slotDeals.suggest', { query: { id: Number(value) }, signal }),
  });
  const suggested = useSuggested({
    key: callKey('slotDeals.suggest'),
    ask: async (query, signal) => {
      const { results, totalCount } = await client.call('slotDeals.suggest', { query, signal });
      const options = results.map(one => ({
        key: String(one.id),
        title: titleOf(one),
        ...(!one.name.includes(one.client_name) && { note: one.client_name }),
      }));
      return { options, total: totalCount };
    },
  });
  const [known] = chosen.data?.results ?? [];
  const title = known ? titleOf(known) : chosen.isLoading ? untold : String(value);
  return (
    <SuggestedPicker
      {...props}
      {...suggested}
      chosen={typeof value === 'number' ? [{ key: String(value), title }] : []}
      onPick={([one]) => onChange(one && Number(one.key))}
    />
  );
};
