import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { SuggestedPicker } from '../suggested/SuggestedPicker.tsx';
import { Hint } from '../slots/Hint.tsx';
import { projectTitle } from '../slots/places.ts';
import { useEntity } from '../slots/useEntity.ts';
import { useSuggested } from '../suggested/useSuggested.ts';

/** What a slot promotes: a project or a builder, as its entity type says; an id of the other type means nothing. */
export const SlotEntity = ({ field: _field, labelId: _label, ...props }: WidgetProps) => {
  const { value, onChange, id, isReadonly } = props;
  const client = useClient();
  const translate = useTranslate();
  const { type, title, project, builder } = useEntity();
  const typeBefore = useRef(type);
  useEffect(() => {
    const isOther = typeBefore.current !== '' && type !== typeBefore.current;
    typeBefore.current = type;
    if (isOther && value !== undefined) onChange(undefined);
  }, [type, value, onChange]);
  const suggested = useSuggested({
    key: callKey(type === '3' ? 'builders.suggest' : 'projects.suggest', 'slot', type),
    isOff: type === '',
    ask: async (query, signal) => {
      if (type === '3') {
        const found = await client.call('builders.suggest', { query, signal });
        const options = found.results.map(one => ({ key: String(one.id), title: one.name }));
        return { options, total: found.totalCount };
      }
      const found = await client.call('projects.suggest', { query, signal });
      const options = found.results.map(one => ({ key: String(one.id), title: projectTitle(one) }));
      return { options, total: found.totalCount };
    },
  });
  const hint = () => {
    if (type === '') return translate('slotPlaces.type_first');
    if (project)
      return translate('slotPlaces.project', {
        id: project.id,
        builder: project.builder_name,
        city: project.city_name,
      });
    return (
      builder &&
      translate('slotPlaces.builder', { id: builder.id, smart_count: builder.project_count })
    );
  };
  const known = hint();
  const key = typeof value === 'number' ? String(value) : undefined;
  return (
    <>
      <SuggestedPicker
        {...props}
        {...suggested}
        isReadonly={isReadonly || type === ''}
        describedBy={
          [props.describedBy, known && `${id}-known`].filter(Boolean).join(' ') || undefined
        }
        chosen={key === undefined ? [] : [{ key, title: title ?? key }]}
        onPick={([one]) => onChange(one && Number(one.key))}
      />
      {known && <Hint id={`${id}-known`}>{known}</Hint>}
    </>
  );
};
