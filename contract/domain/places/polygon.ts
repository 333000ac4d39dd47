import type { Text } from '../../model/files/screenFile.ts';

/** Longitude, latitude: the order of GeoJSON. */
export type Position = readonly [number, number];

/** A GeoJSON polygon of one closed ring, as the console keeps areas. */
export interface Polygon {
  readonly type: 'Polygon';
  readonly coordinates: readonly [readonly Position[]];
}

/** Corners of an area that a person can check and a slot search can use. */
export const mostCorners = 500;

const words = (en: string, hi: string): Text => ({ en, hi });

export const polygonMessages = {
  unreadable: words(
    'Enter GeoJSON of a polygon, or one "latitude, longitude" a line',
    'पॉलीगॉन का GeoJSON लिखें, या हर पंक्ति में "अक्षांश, देशांतर"',
  ),
  few: words('An area needs at least 3 corners', 'क्षेत्र में कम से कम 3 कोने चाहिए'),
  many: words(
    `An area has at most ${mostCorners} corners`,
    `क्षेत्र में अधिक से अधिक ${mostCorners} कोने`,
  ),
  outside: words(
    'Latitudes go from -90 to 90, longitudes from -180 to 180',
    'अक्षांश -90 से 90 और देशांतर -180 से 180 तक होते हैं',
  ),
  open: words('The last corner must be the first one again', 'अंतिम कोना फिर से पहला होना चाहिए'),
  crossing: words('The border crosses itself', 'सीमा खुद को काटती है'),
  flat: words('The corners lie on one line', 'सभी कोने एक रेखा पर हैं'),
} as const;

/** About 11 cm: finer places are noise of a mouse or a phone. */
const places = 1e6;
const rounded = (value: number): number => Math.round(value * places) / places;

const isSame = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

/** A polygon of corners in any order of first and last: rounded, without repeated corners, closed. */
export const polygonOf = (corners: readonly Position[]): Polygon => {
  const all = corners.map(([lng, lat]): Position => [rounded(lng), rounded(lat)]);
  const ring = all.filter(
    (corner, index) => index === 0 || !isSame(corner, all[index - 1] ?? corner),
  );
  const [first] = ring;
  const last = ring.at(-1);
  const closed =
    first && last && !(ring.length > 1 && isSame(first, last)) ? [...ring, first] : ring;
  return { type: 'Polygon', coordinates: [closed] };
};

/** The corners of a polygon, each once. */
export const cornersOf = (polygon: Polygon): readonly Position[] =>
  polygon.coordinates[0].slice(0, -1);

const turn = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

const isBetween = (a: Position, b: Position, c: Position): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1]);

type Side = readonly [Position, Position];

const touches = ([a, b]: Side, [c, d]: Side): boolean => {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
};

/** Whether two neighbours fold back onto each other. */
const foldsBack = ([a, b]: Side, [, d]: Side): boolean =>
  turn(a, b, d) === 0 && (a[0] - b[0]) * (d[0] - b[0]) + (a[1] - b[1]) * (d[1] - b[1]) > 0;

const crossesItself = (ring: readonly Position[]): boolean => {
  const sides = ring.slice(1).map((to, index): Side => [ring[index] ?? to, to]);
  return sides.some((side, index) => {
    const next = sides[(index + 1) % sides.length];
    if (next && foldsBack(side, next)) return true;
    // Neighbours share a corner, and so do the first and the last.
    return sides.some((other, at) => {
      const isApart = at > index + 1 && !(index === 0 && at === sides.length - 1);
      return isApart && touches(side, other);
    });
  });
};

const earthRadiusKm = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Square kilometres on the sphere, without a sign. */
export const areaKm2 = ({ coordinates: [ring] }: Polygon): number => {
  const sum = ring.slice(1).reduce((total, [lng, lat], index) => {
    const [lng0, lat0] = ring[index] ?? [lng, lat];
    return total + radians(lng - lng0) * (2 + Math.sin(radians(lat0)) + Math.sin(radians(lat)));
  }, 0);
  return Math.abs((sum * earthRadiusKm ** 2) / 2);
};

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every(Number.isFinite);

const isInRange = ([lng, lat]: Position): boolean => Math.abs(lng) <= 180 && Math.abs(lat) <= 90;

/** What is wrong with a value as an area; undefined when it is a sound one. Page and server ask the same. */
export const polygonFault = (value: unknown): Text | undefined => {
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown };
  const ring: unknown =
    Array.isArray(coordinates) && coordinates.length === 1 ? coordinates[0] : undefined;
  if (type !== 'Polygon' || !Array.isArray(ring) || !ring.every(isPosition))
    return polygonMessages.unreadable;
  const [first, last] = [ring[0], ring.at(-1)];
  if (ring.length < 4 || !first || !last) return polygonMessages.few;
  if (ring.length > mostCorners + 1) return polygonMessages.many;
  if (!ring.every(isInRange)) return polygonMessages.outside;
  if (!isSame(first, last)) return polygonMessages.open;
  if (ring.every(corner => turn(first, ring[1] ?? first, corner) === 0))
    return polygonMessages.flat;
  return crossesItself(ring) ? polygonMessages.crossing : undefined;
};
