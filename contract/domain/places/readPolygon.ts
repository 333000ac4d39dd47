import { polygonOf, type Polygon, type Position } from './polygon.ts';

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length >= 2 && value.every(Number.isFinite);

/** The outer ring of GeoJSON as tools write it: a polygon, a feature, or a collection of one. */
const ringIn = (value: unknown): readonly unknown[] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, coordinates, geometry, features } = value as Record<string, unknown>;
  if (type === 'Feature') return ringIn(geometry);
  if (type === 'FeatureCollection' && Array.isArray(features) && features.length === 1)
    return ringIn(features[0]);
  const isOne = type === 'Polygon' && Array.isArray(coordinates) && coordinates.length === 1;
  return isOne && Array.isArray(coordinates[0]) ? coordinates[0] : undefined;
};

const fromGeoJson = (text: string): readonly Position[] | undefined => {
  try {
    const ring = ringIn(JSON.parse(text));
    return ring?.every(isNumbers)
      ? ring.map(([lng = 0, lat = 0]): Position => [lng, lat])
      : undefined;
  } catch {
    return undefined;
  }
};

const pair = /^(-?\d+(?:\.\d+)?)\s*[,\s]\s*(-?\d+(?:\.\d+)?)$/;

/** One corner a line or between semicolons: latitude first, as maps show it. */
const fromLines = (text: string): readonly Position[] | undefined => {
  const parts = text.split(/[;\n]/).map(part => part.trim());
  const corners = parts
    .filter(part => part !== '')
    .map((part): Position | undefined => {
      const [, lat, lng] = pair.exec(part) ?? [];
      return lat === undefined || lng === undefined ? undefined : [Number(lng), Number(lat)];
    });
  return corners.every(corner => corner !== undefined) ? corners : undefined;
};

/** An area from pasted GeoJSON or a list of "latitude, longitude"; undefined when the text is neither. */
export const readPolygon = (text: string): Polygon | undefined => {
  const corners = /^\s*\{/.test(text) ? fromGeoJson(text) : fromLines(text);
  return corners && polygonOf(corners);
};

/** "18.52, 73.85; …": what `readPolygon` reads back. */
export const polygonText = ({ coordinates: [ring] }: Polygon): string =>
  ring
    .slice(0, -1)
    .map(([lng, lat]) => `${lat}, ${lng}`)
    .join('; ');
