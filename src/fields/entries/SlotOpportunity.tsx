import { asText } from '#contract/domain/texts/asText.ts';
import { bestMatch } from '#contract/requests/bestMatch.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { plainField } from '../parameters/plainField.ts';
import { useTitles } from '../referred/useTitles.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';
import { useSuggested } from '../suggested/useSuggested.ts';

const opportunities = plainField('reference', {
  path: 'opportunityId',
  label: { en: 'Opportunity', hi: 'अवसर' },
  reference: { to: 'opportunity-search', title: 'name', where: true, none: null },
});

const shown = 25;

/**
 * The opportunity that a slot is sold on, looked up by its name or its client's. Its number can be typed as well: who
 * books a slot need not be who sees the opportunity.
 */
export const SlotOpportunity = ({ field: _field, labelId: _label, ...props }: WidgetProps) => {
  const { value, onChange } = props;
  const client = useClient();
  const text = asText(value);
  const [name] = useTitles(opportunities, typeof value === 'number' ? [value] : []);
  const suggested = useSuggested({
    key: callKey('opportunities.list', 'slot'),
    ask: async ({ text: words }, signal) => {
      const { results, totalCount } = await client.call('opportunities.list', {
        query: {
          within: 'search',
          sort: bestMatch,
          pageSize: shown,
          ...(words !== '' && { search: words }),
        },
        signal,
      });
      const options = results.map(one => ({
        key: String(one.id),
        title: `${asText(one.name)} · ${one.id}`,
      }));
      return { options, total: totalCount };
    },
  });
  const title = name === undefined || name === text ? text : `${name} · ${text}`;
  return (
    <SuggestedPicker
      {...props}
      {...suggested}
      isFree
      chosen={text === '' ? [] : [{ key: text, title }]}
      onPick={([one]) => onChange(one && (/^\d{1,15}$/.test(one.key) ? Number(one.key) : one.key))}
    />
  );
};
