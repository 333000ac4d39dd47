import { asText } from '#contract/domain/texts/asText.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { CellProps } from '../FieldView.ts';
import { useFromForm } from '../FormValues.ts';
import { PlainCell } from '../PlainCell.tsx';
import { projectTitle } from '../slots/places.ts';
import { titleIn, useBuilder, useProjects } from '../slots/usePlaces.ts';

/** A project or a builder by its name, as the entity type beside it says; one that is not known, by its id. */
export const SlotEntity = ({ value }: CellProps) => {
  const type = useFromForm(({ record }) => asText(valueAt(record, 'entity_type_id')));
  const id = typeof value === 'number' ? value : undefined;
  const projects = useProjects(type === '2' && id !== undefined ? [id] : []);
  const builders = useBuilder(type === '3' ? id : undefined);
  if (id === undefined) return <PlainCell>{asText(value)}</PlainCell>;
  return (
    <PlainCell>
      {type === '3' ? titleIn(builders, id, one => one.name) : titleIn(projects, id, projectTitle)}
    </PlainCell>
  );
};
