import { isNoValue } from '#contract/domain/noValue.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useFromForm } from '../FormValues.ts';
import { titleIn, useBuilder, useProjects } from './usePlaces.ts';
import { projectTitle, type Builder, type Project } from './places.ts';

/** A project (2) or a builder (3), as `entity_type_id` says. */
export interface Entity {
  readonly type: '2' | '3' | '';
  readonly id: number | undefined;
  readonly title: string | undefined;
  readonly project: Project | undefined;
  readonly builder: Builder | undefined;
  /** Whose profile the slot is sold to, unless someone says otherwise. */
  readonly supply: { readonly uuid: string; readonly name: string } | undefined;
}

const typeIn = (value: unknown): Entity['type'] => {
  const text = asText(value);
  return text === '2' || text === '3' ? text : '';
};

/** What the slot of the form promotes, looked up by its type and id. */
export const useEntity = (): Entity => {
  const type = typeIn(useFromForm(({ record }) => asText(valueAt(record, 'entity_type_id'))));
  const text = useFromForm(({ record }) => asText(valueAt(record, 'entity_id')));
  const id = isNoValue(text) || text === '' ? undefined : Number(text);
  const projects = useProjects(type === '2' && id !== undefined ? [id] : []);
  const builders = useBuilder(type === '3' ? id : undefined);
  const builder = id === undefined ? undefined : builders.of.get(id);
  const project = type === '2' && id !== undefined ? projects.of.get(id) : undefined;
  const own = project
    ? { uuid: project.builder_profile_uuid, name: project.builder_name }
    : builder && { uuid: builder.profile_uuid, name: builder.name };
  return {
    type,
    id,
    title:
      id === undefined
        ? undefined
        : type === '3'
          ? titleIn(builders, id, one => one.name)
          : titleIn(projects, id, projectTitle),
    project,
    builder,
    supply: own,
  };
};
