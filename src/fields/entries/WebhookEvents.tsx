import { useState } from 'react';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useText } from '#parts/useText.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { linesIn } from '../slots/linesIn.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';
import { useSuggested } from '../suggested/useSuggested.ts';

/** Events that a webhook tells of, found by the name of their screen; those that are chosen stand as programs know them. */
export const WebhookEvents = ({
  field,
  labelId: _label,
  value,
  onChange,
  ...props
}: WidgetProps) => {
  const client = useClient();
  const text = useText();
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const suggested = useSuggested({
    key: callKey('webhookEvents.suggest', field.path),
    ask: async (query, signal) => {
      const found = await client.call('webhookEvents.suggest', { query, signal });
      return {
        options: found.results.map(({ id, label }) => ({ key: id, title: text(label), note: id })),
        total: found.totalCount,
      };
    },
  });
  return (
    <SuggestedPicker
      {...props}
      {...suggested}
      isMany
      chosen={linesIn(value).map(id => ({ key: id, title: titles[id] ?? id }))}
      onPick={picked => {
        setTitles(Object.fromEntries(picked.map(({ key, title }) => [key, title])));
        onChange(picked.length > 0 ? picked.map(({ key }) => key) : undefined);
      }}
    />
  );
};
