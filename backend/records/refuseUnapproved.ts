import { isDeepStrictEqual } from 'node:util';
import { changeWaits } from '#contract/domain/proposals/proposalMessages.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Context } from '../calls/Context.ts';
import { Refusal } from '../calls/Refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A change that someone else has to approve is saved in no other way: by no form, list, file or call (`approval`).
 * @throws Refusal CONFLICT
 */
export const refuseUnapproved = (
  { approval }: RecordScreen,
  { isApproved }: Pick<Context, 'isApproved'>,
  sent: Fields,
  stored: Fields,
): void => {
  if (!approval || isApproved) return;
  const changed = approval.fields.filter(
    name =>
      Object.hasOwn(sent, name) && !isDeepStrictEqual(sent[name] ?? null, stored[name] ?? null),
  );
  if (changed.length > 0) throw new Refusal('CONFLICT', changeWaits);
};
