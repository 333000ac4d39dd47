import { polygonFault, polygonMessages, type Polygon } from '../domain/places/polygon.ts';
import { polygonText, readPolygon } from '../domain/places/readPolygon.ts';
import { defineKind } from './kind.ts';

/** An area as a GeoJSON polygon; people paste GeoJSON or corners, or draw it. */
export const polygon = defineKind<Polygon>({
  name: 'polygon',
  jsonTypes: ['object'],
  operators: ['empty'],
  align: 'start',
  missing: '-',
  writes: 'exact',
  read: input => {
    const value = readPolygon(input);
    if (!value) return { error: polygonMessages.unreadable };
    const error = polygonFault(value);
    return error ? { error } : { value };
  },
  format: value => (polygonFault(value) ? JSON.stringify(value) : polygonText(value)),
  faultOf: polygonFault,
});
