import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { polygonTitle } from '../slots/places.ts';
import { titleIn, usePolygons } from '../slots/usePlaces.ts';

const uuidsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** Polygons by their names; one that is not known, by its id. */
export const SlotPolygons = ({ value }: CellProps) => {
  const uuids = uuidsIn(value);
  const polygons = usePolygons(uuids);
  const titles = uuids.map(uuid => titleIn(polygons, uuid, polygonTitle));
  return <PlainCell>{titles.length > 0 ? titles.join(' · ') : '-'}</PlainCell>;
};
