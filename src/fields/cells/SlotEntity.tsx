import { asText } from '#contract/domain/texts/asText.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { CellProps } from '../FieldView.ts';
import { useFromForm } from '../FormValues.ts';
import { PlainCell } from '../PlainCell.tsx';
import { projectTitle } from '../slots/places.ts';
import { useBuilder, useProjects } from '../slots/usePlaces.ts';

/** A project or a builder by its name, as the entity type beside it says; one that is not known, by its id. */
export const SlotEntity = ({ value }: CellProps) => {
  const type = useFromForm(({ record }) => asText(valueAt(record, 'entity_type_id')));
  const id = typeof value === 'number' ? value : undefined;
  const project = useProjects(type === '2' && id !== undefined ? [id] : []).get(id ?? 0);
  const builder = useBuilder(type === '3' ? id : undefined);
  return (
    <PlainCell>{project ? projectTitle(project) : (builder?.name ?? asText(value))}</PlainCell>
  );
};
