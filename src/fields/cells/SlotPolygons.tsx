import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { polygonTitle } from '../slots/places.ts';
import { usePolygons } from '../slots/usePlaces.ts';

const uuidsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** Polygons by their names; one that is not known, by its id. */
export const SlotPolygons = ({ value }: CellProps) => {
  const uuids = uuidsIn(value);
  const polygons = usePolygons(uuids);
  const titles = uuids.map(uuid => {
    const polygon = polygons.get(uuid);
    return polygon ? polygonTitle(polygon) : uuid;
  });
  return <PlainCell>{titles.length > 0 ? titles.join(' · ') : '-'}</PlainCell>;
};
