import { isDeepStrictEqual } from 'node:util';
import { proposalMessages } from '#contract/domain/proposals/proposalMessages.ts';
import { typedId } from '#contract/requests/recordOf.ts';
import type { Context } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { openSource, recordScreen } from '../../records/source/openSource.ts';
import { findActorById } from '../../session/findActorById.ts';
import type { Around, Proposal } from './proposalRow.ts';

type Setting = Pick<Context, 'db' | 'services' | 'request'>;

/**
 * Saves what was proposed, in the name and with the rights of who proposed it. Other fields may have changed meanwhile.
 * @throws Refusal as the call that saves the record answers; CONFLICT when one of these fields was changed since, or when
 * who proposed it may not sign in any more
 */
export const applyProposal = async (
  { db, services, request }: Setting,
  { screens, servedCalls }: Around,
  proposal: Proposal,
): Promise<void> => {
  const { resource, recordId, before, after, proposedById } = proposal;
  const screen = recordScreen(screens, resource);
  const actor = await findActorById(db, proposedById);
  if (!actor) throw new Refusal('CONFLICT', proposalMessages.makerLeft);
  const source = openSource({
    screen,
    screens,
    servedCalls,
    services,
    actor,
    db,
    request: { ...request, surface: 'action', idempotencyKey: undefined },
    isApproved: true,
  });
  const [stored] = await source.readByIds([typedId(screen, recordId)]);
  const isSame =
    stored !== undefined &&
    Object.entries(before).every(([name, value]) => isDeepStrictEqual(stored[name] ?? null, value));
  if (!isSame) throw new Refusal('CONFLICT', proposalMessages.outdated);
  await source.update(stored.id, after, stored['version'], stored);
};
