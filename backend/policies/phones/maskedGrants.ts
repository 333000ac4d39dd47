import type { Config } from '../../config.ts';
import type { ScreenGrants } from '../../screens/bindGrants.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { maskPhones, maskRefusal } from './maskPhones.ts';
import { placesOfCall } from './phonePlaces.ts';

/** Grants that also mask phone numbers in whatever a call answers or refuses with. */
export const maskedGrants = (
  grants: ScreenGrants,
  screens: Screens,
  config: Config,
): ScreenGrants => ({
  ...grants,
  present: (call, answer, actor, params) =>
    maskPhones(
      grants.present(call, answer, actor, params),
      actor,
      config,
      placesOfCall(screens, call, params),
    ),
  presentRefusal: (call, error, actor, params) =>
    maskRefusal(
      grants.presentRefusal(call, error, actor, params),
      actor,
      config,
      placesOfCall(screens, call, params),
    ),
});
