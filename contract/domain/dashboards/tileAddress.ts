import type { Condition } from '../../rules/condition.ts';
import type { DashboardType } from './dashboards.ts';
import { isTileStep, type NextStep, type TileStep } from './nextSteps.ts';
import type { TileKey } from './tiles.ts';
import type { WhoseWork } from './whoseWork.ts';

const ofLine = (type: DashboardType): readonly Condition[] =>
  type === 'home' ? [] : [{ line: { eq: type } }];

const isOverdue: Condition = { isOverdue: { eq: true } };

const listAddress = (key: TileKey, parts: readonly Condition[]): string => {
  const where = parts.length > 1 ? { all: parts } : parts[0];
  return `/list/${key}?filter=${encodeURIComponent(JSON.stringify(where ? { where } : {}))}`;
};

/**
 * The list behind a tile, with its filter in the address: a tile on the dashboard of a line shows the rows of the line
 * (part 1 section 2, `list/{keyName}`).
 */
export const tileAddress = (key: TileKey, type: DashboardType): string =>
  listAddress(key, ofLine(type));

/** The same narrowed to the rows that are overdue. */
export const overdueAddress = (key: TileKey, type: DashboardType): string =>
  listAddress(key, [...ofLine(type), isOverdue]);

/** What of a tile's rows a step counts. */
export const stepConditions = (
  step: TileStep,
  type: DashboardType,
  whose: WhoseWork,
): readonly Condition[] => [
  ...ofLine(type),
  ...(whose === 'all' ? [] : [{ isOwn: { eq: true } }]),
  ...(step.isOverdue ? [isOverdue] : []),
];

/** Where a step leads: to exactly what it counts. */
export const stepAddress = (step: NextStep, type: DashboardType, whose: WhoseWork): string => {
  if (isTileStep(step)) return listAddress(step.keyName, stepConditions(step, type, whose));
  return `/${step.list.resource}?view=${step.list.view}`;
};
