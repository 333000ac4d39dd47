import { inArray, type SQL } from 'drizzle-orm';
import { payoutKindsOf } from '#contract/domain/payouts/payoutKinds.ts';
import type { Actor } from '../../calls/Actor.ts';
import { payoutBatches } from '../../database/schema/index.ts';

/** Batches of the kinds that someone may pay out. */
export const payoutKindsFor = ({ roleCodes }: Pick<Actor, 'roleCodes'>): SQL =>
  inArray(payoutBatches.kind, [...payoutKindsOf(roleCodes)]);
