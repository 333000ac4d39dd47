import { incentivePayers } from '../incentives/incentiveRoles.ts';
import { paymentDeciders } from '../payments/paymentRoles.ts';
import type { RoleCode } from '../roles.ts';
import { hasAnyRole } from '../roles/hasAnyRole.ts';

/** What a batch pays: incentives to colleagues, or refunds to clients; never both. */
export const payoutKinds = ['incentives', 'refunds'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** Who pays out what: the same people who may pay one by one. */
export const payoutRoles = {
  incentives: incentivePayers,
  refunds: paymentDeciders,
} as const satisfies Readonly<Record<PayoutKind, readonly RoleCode[]>>;

/** Everyone who pays out anything. */
export const payoutPeople = paymentDeciders;

/** The kinds that someone with these roles may see and work with. */
export const payoutKindsOf = (roleCodes: readonly RoleCode[]): readonly PayoutKind[] =>
  payoutKinds.filter(kind => hasAnyRole(roleCodes, payoutRoles[kind]));

/** Lines that one batch holds at most. */
export const mostPayoutLines = 1000;

/** A batch as people call it: `PO-000012`. */
export const payoutNumber = (id: number): string => `PO-${String(id).padStart(6, '0')}`;
