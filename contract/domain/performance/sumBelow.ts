import { performanceMetrics, type PerformanceMetric } from './performanceLevels.ts';

export type Figures = Record<PerformanceMetric, number>;

export const noFigures: Figures = {
  attempted: 0,
  connected: 0,
  callTime: 0,
  talkTime: 0,
  closed: 0,
  dealValue: 0,
};

const add = (one: Figures, other: Figures): Figures => {
  const sum = { ...one };
  for (const metric of performanceMetrics) sum[metric] += other[metric];
  return sum;
};

export interface PersonPlace {
  readonly id: number;
  /** Null: nobody is above him. */
  readonly managerId: number | null;
}

/** The people above somebody and himself; a ring of managers ends it. */
export const chainOf = (id: number, byId: ReadonlyMap<number, PersonPlace>): number[] => {
  const chain: number[] = [];
  let at: number | null = id;
  while (at !== null && !chain.includes(at)) {
    chain.push(at);
    at = byId.get(at)?.managerId ?? null;
  }
  return chain;
};

/** Figures of people with those of everybody below each: every figure is counted once for each person above it. */
export const sumBelow = (
  people: readonly PersonPlace[],
  own: ReadonlyMap<number, Figures>,
): ReadonlyMap<number, Figures> => {
  const byId = new Map(people.map(person => [person.id, person]));
  const sums = new Map<number, Figures>();
  for (const [id, figures] of own)
    for (const above of chainOf(id, byId))
      sums.set(above, add(sums.get(above) ?? noFigures, figures));
  return sums;
};
