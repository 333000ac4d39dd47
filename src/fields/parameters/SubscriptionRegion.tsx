import { useState } from 'react';
import type { WidgetProps } from '../FieldEntry.ts';
import { SuggestedPicker } from './SuggestedPicker.tsx';
import { useSubscriptionRegions } from './useSubscriptionRegions.ts';

/** A subscription region chosen by name, with its city, and kept by its id. */
export const SubscriptionRegion = ({ value, onChange, field: _field, ...props }: WidgetProps) => {
  const [words, setWords] = useState('');
  const { data: own } = useSubscriptionRegions({ id: value });
  const { data: found, isFetching } = useSubscriptionRegions({ search: words });
  const title = own?.results[0]?.name;
  return (
    <SuggestedPicker
      {...props}
      chosen={
        typeof value === 'number' ? [{ key: String(value), title: title ?? String(value) }] : []
      }
      options={(words === '' ? [] : (found?.results ?? [])).map(({ id, name, cityName }) => ({
        key: String(id),
        title: name === cityName ? name : `${name}, ${cityName}`,
      }))}
      isSearching={isFetching}
      onSearch={setWords}
      onPick={([one]) => onChange(one && Number(one.key))}
    />
  );
};
