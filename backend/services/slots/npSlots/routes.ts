import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import { askSwap } from './askSwap.ts';
import { createNpSlot } from './createNpSlot.ts';
import {
  npPackageRecords,
  npPendingRecords,
  npSummary,
  npSwapPartnerRecords,
  projectConfigurationRecords,
} from './npPackageRecords.ts';
import { listNpSlots, npSlotRecords } from './npSlotRecords.ts';
import { slotSwapRecords, swapDetails } from './slotSwapRecords.ts';
import { stopNpSlot } from './stopNpSlot.ts';

/** New-project slots: placed from what a package bought, stopped, swapped once that is approved (part 3 section 7). */
export const npSlotRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, npSlotRecords, { list: listNpSlots, create: createNpSlot });
  serveRecords(app, services, npPackageRecords);
  serveRecords(app, services, npPendingRecords);
  serveRecords(app, services, projectConfigurationRecords);
  serveRecords(app, services, npSwapPartnerRecords);
  serveRecords(app, services, slotSwapRecords, { get: swapDetails });
  serve(app, services, callOf('npPackages.summary'), npSummary);
  serve(app, services, callOf('npSlots.stop'), stopNpSlot);
  serve(app, services, callOf('npSlots.swap'), askSwap);
};
