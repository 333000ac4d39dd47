import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { idsInText, projectTitle } from '../slots/places.ts';
import { titleIn, useProjects } from '../slots/usePlaces.ts';

/** Projects by their names, of a text that holds their ids separated by commas (T99). */
export const BuilderProjects = ({ value }: CellProps) => {
  const ids = idsInText(value);
  const projects = useProjects(ids);
  const titles = ids.map(id => titleIn(projects, id, projectTitle));
  return <PlainCell>{titles.length > 0 ? titles.join(' · ') : '-'}</PlainCell>;
};
