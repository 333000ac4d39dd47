import type { RoleCode } from '../roles.ts';

/** Who writes rules, slabs and categories (part 2 section 6). */
export const ruleKeepers = ['admin'] as const satisfies readonly RoleCode[];

/** Who sets targets, calculates and signs off: the Sales Incentive group (part 2 section 6). */
export const incentiveKeepers = ['lookup-admin'] as const satisfies readonly RoleCode[];

/** Who approves what was signed off (decision record 0139). */
export const incentiveApprovers = [
  'sales-manager',
  'head-of-management',
] as const satisfies readonly RoleCode[];

/** Who pays out (part 2 section 6, T56). */
export const incentivePayers = ['finance'] as const satisfies readonly RoleCode[];

/** Who reads the terms: those who write them and those who work with them. */
export const termReaders: readonly RoleCode[] = [...ruleKeepers, ...incentiveKeepers];

/** Who sees everyone's targets and incentives; all others see their own and those of the people below them. */
export const seesAllIncentives = (roleCodes: readonly RoleCode[]): boolean =>
  [...ruleKeepers, ...incentiveKeepers, ...incentiveApprovers, ...incentivePayers].some(role =>
    roleCodes.includes(role),
  );
