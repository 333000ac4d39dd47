import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';

export type Polygon = AnswerOf<CallOf<'polygons.suggest'>>['results'][number];
export type Project = AnswerOf<CallOf<'projects.suggest'>>['results'][number];
export type Builder = AnswerOf<CallOf<'builders.suggest'>>['results'][number];

/** "Baner, Pune"; a city alone. */
export const polygonTitle = ({ name, kind, cityName }: Polygon): string =>
  kind === 'city' || name === cityName ? name : `${name}, ${cityName}`;

/** "Aravali Bellevue, Mahalaxmi". */
export const projectTitle = ({ name, locality_name: locality, city_name: city }: Project): string =>
  `${name}, ${locality ?? city}`;

/** The ids in a text with commas between; what is not an id is left out (T99). */
export const idsInText = (value: unknown): readonly number[] =>
  typeof value === 'string'
    ? [...new Set(value.split(',').map(Number))].filter(id => Number.isSafeInteger(id) && id > 0)
    : [];
