import { told } from '../messages/told.ts';
import { queueRoles } from '../calling/callingRoles.ts';
import type { RoleCode } from '../roles.ts';

/** The levels of people whose performance is shown, from the top. */
export const performanceLevels = [
  'business-manager',
  'process-manager',
  'team-leader',
  'agent',
] as const;
export type PerformanceLevel = (typeof performanceLevels)[number];

const holders: readonly (readonly [PerformanceLevel, readonly RoleCode[]])[] = [
  ['business-manager', ['broker-business-manager', 'builder-business-manager']],
  ['process-manager', ['owner-process-owner', 'broker-process-manager', 'builder-process-manager']],
  ['team-leader', ['owner-team-lead', 'broker-team-lead', 'builder-team-lead']],
  ['agent', queueRoles],
];

const has = (codes: readonly RoleCode[], wanted: readonly RoleCode[]): boolean =>
  wanted.some(code => codes.includes(code));

/** The level of a person by their roles, the highest of several; undefined for who works no queue. */
export const levelOf = (codes: readonly RoleCode[]): PerformanceLevel | undefined =>
  holders.find(([, wanted]) => has(codes, wanted))?.[0];

const from = (level: PerformanceLevel) => performanceLevels.slice(performanceLevels.indexOf(level));

/**
 * The levels that someone is shown (part 2 section 6): all of them for the head of management and administrators, from
 * process managers down for the administrators of a line, for managers and leaders those below them, for agents their own.
 */
export const levelsShown = (codes: readonly RoleCode[]): readonly PerformanceLevel[] => {
  if (has(codes, ['head-of-management', 'admin'])) return performanceLevels;
  if (has(codes, ['admin-broker', 'admin-owner'])) return from('process-manager');
  const own = levelOf(codes);
  if (own === undefined) return [];
  return own === 'agent' ? ['agent'] : from(own).slice(1);
};

/** Whether someone is shown figures of others because they answer for them. */
export const leadsPeople = (codes: readonly RoleCode[]): boolean => {
  const levels = levelsShown(codes);
  return levels.length > 0 && (levels.length > 1 || levelOf(codes) !== 'agent');
};

/** What is counted of a person; times in seconds, amounts in paise. */
export const performanceMetrics = [
  'attempted',
  'connected',
  'callTime',
  'talkTime',
  'closed',
  'dealValue',
] as const;
export type PerformanceMetric = (typeof performanceMetrics)[number];

/** Said where someone has no figures (part 1 section 8, part 2 section 8). */
export const noPerformanceData = 'No data available under agent';

/** Seconds as hours with two decimals. */
export const hoursOf = (seconds: number): number => Math.round((seconds / 3600) * 100) / 100;

export const spanRefusal = told(
  'Choose at most 24 months, the last one not before the first.',
  'अधिकतम 24 महीने चुनें; आखिरी महीना पहले से पहले न हो।',
);
