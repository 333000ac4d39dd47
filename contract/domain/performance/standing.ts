import { daysBetween } from '../days/addDays.ts';
import type { Day } from '../days/indiaDay.ts';
import type { Paise } from '../money/paise.ts';

/** What someone or their team is to reach in a time, what they have, and what explains it. */
export interface Standing {
  /** Without GST, like what is achieved; 0 where nobody set one. */
  readonly target: Paise;
  readonly achieved: Paise;
  /** The days that count, both included. */
  readonly from: Day;
  readonly until: Day;
  /** People whose figures these are. */
  readonly people: number;
  readonly attempted: number;
  readonly connected: number;
  readonly closed: number;
  /** Payments that are noted and wait to be cleared, with GST. */
  readonly pending: Paise;
  /** Requests of theirs that nobody has decided. */
  readonly approvals: number;
}

/** So many days have to be over before their pace says something. */
const firstDays = 3;

/** What is reached on the last day at the pace until today; null at the beginning. */
export const projectedOf = (
  { achieved, from, until }: Pick<Standing, 'achieved' | 'from' | 'until'>,
  today: Day,
): Paise | null => {
  const gone = daysBetween(from, today) + 1;
  const all = daysBetween(from, until) + 1;
  if (gone < firstDays) return null;
  return gone >= all ? achieved : Math.round((achieved * all) / gone);
};

/** What is missing to the target now; 0 once it is reached. */
export const gapOf = ({ target, achieved }: Pick<Standing, 'target' | 'achieved'>): Paise =>
  Math.max(0, target - achieved);

/** Whether the target will not be reached as things go; nobody without one is behind. */
export const isBehind = (standing: Standing, today: Day): boolean => {
  const projected = projectedOf(standing, today);
  return standing.target > 0 && projected !== null && projected < standing.target;
};

/** Why someone is behind: figures that are well below those of the others, money and decisions that wait. */
export type BehindReason =
  | {
      readonly why: 'calls' | 'connects' | 'conversion';
      readonly value: number;
      readonly usual: number;
    }
  | { readonly why: 'pending'; readonly value: Paise }
  | { readonly why: 'approvals'; readonly value: number };

const sumOf = (of: readonly Standing[], figure: 'attempted' | 'connected' | 'closed' | 'people') =>
  of.reduce((sum, one) => sum + one[figure], 0);

/** Well below: less than four fifths of what the others have. */
const isLow = (value: number, usual: number): boolean => usual > 0 && value < usual * 0.8;

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/**
 * Why a person is behind, in the order of the work: calls of each person, share of calls that reached somebody, share of
 * those that closed a deal; then money and decisions that wait.
 * @param all everyone at their level, themselves included
 */
export const reasonsOf = (one: Standing, all: readonly Standing[]): readonly BehindReason[] => {
  const others = all.filter(other => other !== one);
  const compared = [
    {
      why: 'calls' as const,
      value: share(one.attempted, one.people),
      usual: share(sumOf(others, 'attempted'), sumOf(others, 'people')),
    },
    {
      why: 'connects' as const,
      value: share(one.connected, one.attempted),
      usual: share(sumOf(others, 'connected'), sumOf(others, 'attempted')),
    },
    {
      why: 'conversion' as const,
      value: share(one.closed, one.connected),
      usual: share(sumOf(others, 'closed'), sumOf(others, 'connected')),
    },
  ];
  return [
    ...compared.filter(({ value, usual }) => isLow(value, usual)),
    ...(one.pending > 0 ? [{ why: 'pending' as const, value: one.pending }] : []),
    ...(one.approvals > 0 ? [{ why: 'approvals' as const, value: one.approvals }] : []),
  ];
};
