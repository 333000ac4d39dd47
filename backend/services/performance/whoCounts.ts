import { inTurns } from '../../turns/inTurns.ts';
import type { Pace } from '../../turns/startTurns.ts';

export interface PersonPlace {
  readonly id: number;
  /** Null: nobody is above them. */
  readonly managerId: number | null;
}

/** The own figures of a person belong to a sum: that of themselves, of someone above them, or of another group. */
export interface Counted {
  readonly sum: number;
  readonly personId: number;
}

/** The people above someone and themselves; a ring of managers ends it, and so does a manager who is not among them. */
export const chainOf = (id: number, byId: ReadonlyMap<number, PersonPlace>): number[] => {
  const chain: number[] = [];
  let at: number | null = id;
  while (at !== null && !chain.includes(at)) {
    chain.push(at);
    at = byId.get(at)?.managerId ?? null;
  }
  return chain;
};

/**
 * Whose figures make up the sums of some people: of a team everyone's below its leader and their own, once each, and of
 * others their own.
 * @param wanted Whose sums are asked for, and whether each is the sum of a team.
 * @param seen Everyone who counts (decision 0123).
 */
export const whoCounts = async (
  wanted: ReadonlyMap<number, 'own' | 'team'>,
  seen: readonly PersonPlace[],
  pace?: Pace,
): Promise<readonly Counted[]> => {
  const byId = new Map(seen.map(person => [person.id, person]));
  const sumsWith = ({ id }: PersonPlace): readonly Counted[] =>
    chainOf(id, byId)
      .filter(sum => (sum === id ? wanted.has(sum) : wanted.get(sum) === 'team'))
      .map(sum => ({ sum, personId: id }));
  return (await inTurns(seen, sumsWith, undefined, pace)).flat();
};
