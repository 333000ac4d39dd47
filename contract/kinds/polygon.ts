import { polygonFault, polygonMessages, type Polygon } from '../domain/places/polygon.ts';
import { polygonText, readPolygon } from '../domain/places/readPolygon.ts';
import { defineKind } from './kind.ts';

const square: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [73.8, 18.5],
      [73.9, 18.5],
      [73.9, 18.6],
      [73.8, 18.5],
    ],
  ],
};
const text = '18.5, 73.8; 18.5, 73.9; 18.6, 73.9';

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
  examples: [
    { input: text, value: square, text },
    { input: '18.5 73.8\n18.5 73.9\n18.6 73.9\n18.5 73.8', value: square, text },
    {
      input: JSON.stringify({ type: 'Feature', properties: {}, geometry: square }),
      value: square,
      text,
    },
  ],
});
