import { useState } from 'react';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { SuggestedPicker, type Suggested } from '../suggested/SuggestedPicker.tsx';
import { polygonTitle } from '../slots/places.ts';
import { titleIn, usePolygons } from '../slots/usePlaces.ts';
import { useSuggested } from '../suggested/useSuggested.ts';

const uuidsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** Polygons found by typing a city, zone or locality; kept as UUIDs. */
export const SlotPolygons = ({
  value,
  onChange,
  field: _field,
  labelId: _label,
  isMany = true,
  ...props
}: WidgetProps & { readonly isMany?: boolean }) => {
  const client = useClient();
  const uuids = uuidsIn(value);
  const polygons = usePolygons(uuids);
  // What was just picked has its name already, before it is looked up.
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const suggested = useSuggested({
    key: callKey('polygons.suggest'),
    ask: async (query, signal) => {
      const { results, totalCount } = await client.call('polygons.suggest', { query, signal });
      const options = results.map(one => ({ key: one.uuid, title: polygonTitle(one) }));
      return { options, total: totalCount };
    },
  });
  const chosen = uuids.map((uuid): Suggested => ({
    key: uuid,
    title:
      (polygons.of.has(uuid) ? undefined : picked.get(uuid)) ??
      titleIn(polygons, uuid, polygonTitle),
  }));
  return (
    <SuggestedPicker
      {...props}
      {...suggested}
      isMany={isMany}
      chosen={chosen}
      onPick={list => {
        setPicked(new Map(list.map(({ key, title }) => [key, title])));
        onChange(list.length > 0 ? list.map(({ key }) => key) : undefined);
      }}
    />
  );
};
