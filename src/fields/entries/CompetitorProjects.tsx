import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';
import { projectTitle } from '../slots/places.ts';
import { titleIn, useProjects } from '../slots/usePlaces.ts';
import { useSuggested } from '../suggested/useSuggested.ts';

const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'number') : [];

/** Projects of anyone, found by typing a name; kept as ids. */
export const CompetitorProjects = ({ field: _field, labelId: _label, ...props }: WidgetProps) => {
  const { value, onChange } = props;
  const client = useClient();
  const ids = idsIn(value);
  const projects = useProjects(ids);
  const suggested = useSuggested({
    key: callKey('projects.suggest'),
    ask: async (query, signal) => {
      const { results, totalCount } = await client.call('projects.suggest', { query, signal });
      const options = results.map(one => ({ key: String(one.id), title: projectTitle(one) }));
      return { options, total: totalCount };
    },
  });
  return (
    <SuggestedPicker
      {...props}
      {...suggested}
      isMany
      chosen={ids.map(id => ({ key: String(id), title: titleIn(projects, id, projectTitle) }))}
      onPick={list => onChange(list.length > 0 ? list.map(({ key }) => Number(key)) : undefined)}
    />
  );
};
