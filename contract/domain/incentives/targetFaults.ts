import type { Told } from '../messages/told.ts';
import type { Paise } from '../money/paise.ts';
import { incentiveTypes, type IncentiveType } from './computeIncentive.ts';
import { incentiveRefusals } from './incentiveMessages.ts';

/** What a rule allows. */
export interface AllowedTargets {
  readonly min: Paise;
  readonly max: Paise;
  readonly types: readonly string[];
}

export interface TargetFault {
  readonly type: IncentiveType;
  readonly code: 'type' | 'range';
  readonly words: Told;
}

/** What is wrong with targets in paise by the rule of the person; 0 is not a target (decision record 0138). */
export const targetFaults = (
  targets: Readonly<Record<IncentiveType, Paise>>,
  { min, max, types }: AllowedTargets,
): readonly TargetFault[] =>
  incentiveTypes.flatMap((type): TargetFault[] => {
    const target = targets[type];
    if (target === 0) return [];
    if (!types.includes(type)) return [{ type, code: 'type', words: incentiveRefusals.type(type) }];
    return target < min || target > max
      ? [{ type, code: 'range', words: incentiveRefusals.outside(min, max) }]
      : [];
  });
