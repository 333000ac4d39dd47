import { useCreatePath } from 'react-admin';
import type { PerformanceLevel } from '#contract/domain/performance/performanceLevels.ts';
import { rowsBehind, waitingRows, type WaitingWhat } from './behind.ts';
import { listBehind } from './metrics.ts';

interface Person {
  readonly id: number;
  readonly level: PerformanceLevel;
  readonly from: string;
  readonly until: string;
}

/** Where a person's name and figures lead. */
export const useStandingPaths = () => {
  const createPath = useCreatePath();
  const listOf = (resource: string) => createPath({ resource, type: 'list' });
  const everybody = `${listOf('performance')}?tab=targets`;
  /** A leader to their people, an agent to their days. */
  const personAt = ({ id, level }: Pick<Person, 'id' | 'level'>): string =>
    level === 'agent' ? `${listOf('agent-performance')}?agent=${id}` : `${everybody}&under=${id}`;
  /** The calls or deals behind a figure of an agent; of a leader the people whose figures make it up. */
  const rowsAt = (person: Person, metric: 'attempted' | 'closed'): string => {
    const { id, level, from, until } = person;
    if (level !== 'agent') return personAt(person);
    const where = rowsBehind({ personId: id, metric, from, until });
    return `${listOf(listBehind(metric))}?filter=${encodeURIComponent(JSON.stringify({ where }))}`;
  };
  /** What of an agent waits; of a leader the people whose money and requests make it up. */
  const waitingAt = (person: Person, what: WaitingWhat): string => {
    if (person.level !== 'agent') return personAt(person);
    const { resource, where } = waitingRows(person.id, what);
    return `${listOf(resource)}?filter=${encodeURIComponent(JSON.stringify({ where }))}`;
  };
  return { everybody, personAt, rowsAt, waitingAt };
};
