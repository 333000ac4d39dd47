import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../calls/Context.ts';
import { adPackageKind } from '../adPackage/adPackageKind.ts';
import { audienceMaximizerKind } from '../audienceMaximizer/audienceMaximizerKind.ts';
import { micrositeKind } from '../microsite/micrositeKind.ts';
import { siteTakeoverKind } from '../siteTakeover/siteTakeoverKind.ts';
import { slotRoutes } from '../slots/slotRoutes.ts';
import { slotVerbs } from '../slots/slotVerbs.ts';
import { storyKind } from '../stories/storyKind.ts';

/** Every kind of slots whose calls are those that kinds share (record 0160). */
const kinds = [
  slotRoutes('siteTakeovers', slotVerbs(siteTakeoverKind)),
  slotRoutes('stories', slotVerbs(storyKind)),
  slotRoutes('audienceMaximizers', slotVerbs(audienceMaximizerKind)),
  slotRoutes('microsites', slotVerbs(micrositeKind)),
  slotRoutes('adPackages', slotVerbs(adPackageKind)),
];

/** Their calls whose prefix the specification leaves open. */
export const slotKindRoutes = (app: FastifyInstance, services: Services): void => {
  for (const { own } of kinds) own(app, services);
};

/** Their helper calls of the CRM backend. */
export const slotKindHelperRoutes = (app: FastifyInstance, services: Services): void => {
  for (const { helpers } of kinds) helpers(app, services);
};
