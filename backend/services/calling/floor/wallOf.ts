import { isCallingHour } from '#contract/domain/calling/callingHours.ts';
import { callRefusals, type WallCode } from '#contract/domain/calling/callMessages.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { doNotDisturb } from '../../../policies/phones/doNotDisturb.ts';
import { limitReached } from '../attempts.ts';
import { callsAtNight } from '../callsAtNight.ts';
import { configOf } from '../configOf.ts';
import type { CaseNumber } from './numbersOf.ts';

export interface Wall extends Told {
  readonly code: WallCode;
}

/**
 * Why nobody may call a client now; null where nothing is in the way. Not to be called comes before how often and when.
 * @param people whom one would call: the reason names the client, or the one person that was asked for
 */
export const wallOf = async (
  db: Database,
  services: Services,
  { accountId, line }: { readonly accountId: number; readonly line: Line },
  people: readonly Pick<CaseNumber, 'name' | 'phone'>[],
): Promise<Wall | null> => {
  const { config, now } = services;
  const numbers = [...new Set(people.map(({ phone }) => phone))];
  const dnd = await doNotDisturb(db, accountId, numbers);
  const client = dnd.clientName;
  if (dnd.isAccount) return { code: 'DND', ...callRefusals.dnd(client) };
  const [person, ...others] = people;
  if (!person) return { code: 'NO_NUMBER', ...callRefusals.noNumber(client) };
  if (numbers.every(number => dnd.numbers.has(number)))
    return { code: 'DND', ...callRefusals.dnd(others.length > 0 ? client : person.name) };
  const limit = await limitReached(db, accountId, now(), await configOf(db, line));
  if (limit) return { code: 'ATTEMPTS', ...callRefusals.attempts[limit](client) };
  if (!callsAtNight(services) && !isCallingHour(config.callingHours, now()))
    return { code: 'HOURS', ...callRefusals.hours(config.callingHours) };
  return null;
};
