import type { Polygon } from '#contract/domain/places/polygon.ts';

/** Whether a value can be drawn; whether it is a sound area `polygonFault` tells. */
export const isPolygon = (value: unknown): value is Polygon => {
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown };
  return type === 'Polygon' && Array.isArray(coordinates) && Array.isArray(coordinates[0]);
};
