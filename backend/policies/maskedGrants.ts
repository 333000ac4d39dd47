import type { Config } from '../config.ts';
import type { ScreenGrants } from '../screens/bindGrants.ts';
import { maskPhones, maskRefusal } from './maskPhones.ts';

/** Grants that also mask phone numbers in whatever a call answers or refuses with. */
export const maskedGrants = (grants: ScreenGrants, config: Config): ScreenGrants => ({
  ...grants,
  present: (call, answer, actor) => maskPhones(grants.present(call, answer, actor), actor, config),
  presentRefusal: (call, error, actor) =>
    maskRefusal(grants.presentRefusal(call, error, actor), actor, config),
});
