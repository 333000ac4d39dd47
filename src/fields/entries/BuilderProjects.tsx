import { useTranslate } from 'react-admin';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';
import { Hint } from '../slots/Hint.tsx';
import { idsInText, projectTitle } from '../slots/places.ts';
import { useEntity } from '../slots/useEntity.ts';
import { titleIn, useProjects } from '../slots/usePlaces.ts';
import { useSuggested } from '../suggested/useSuggested.ts';

/** Projects of the builder that is promoted; kept as ids separated by commas (T99). */
export const BuilderProjects = ({ field: _field, labelId: _label, ...props }: WidgetProps) => {
  const { value, onChange, id, isReadonly } = props;
  const client = useClient();
  const translate = useTranslate();
  const entity = useEntity();
  const builderId = entity.type === '3' ? entity.id : undefined;
  const ids = idsInText(value);
  const projects = useProjects(ids);
  const suggested = useSuggested({
    key: callKey('projects.suggest', builderId),
    isOff: builderId === undefined,
    ask: async (asked, signal) => {
      const query = { ...asked, ...(builderId !== undefined && { builder_id: builderId }) };
      const { results, totalCount } = await client.call('projects.suggest', { query, signal });
      const options = results.map(one => ({ key: String(one.id), title: projectTitle(one) }));
      return { options, total: totalCount };
    },
  });
  const isWaiting = builderId === undefined;
  return (
    <>
      <SuggestedPicker
        {...props}
        {...suggested}
        isMany
        isReadonly={isReadonly || isWaiting}
        chosen={ids.map(one => ({
          key: String(one),
          title: titleIn(projects, one, projectTitle),
        }))}
        onPick={list =>
          onChange(list.length > 0 ? list.map(({ key }) => key).join(',') : undefined)
        }
      />
      {isWaiting && <Hint id={`${id}-known`}>{translate('slotPlaces.builder_first')}</Hint>}
    </>
  );
};
