import { roleEffect } from '#contract/domain/roles/userFlags.ts';
import type { Actor } from '../calls/Actor.ts';

/** Content users prepare the slots of every deal (record 0060); everyone else those of deals they may read. */
export const preparesAllSlots = ({ grants }: Pick<Actor, 'grants'>): boolean =>
  grants.some(({ code }) => roleEffect(code) === 'content');
