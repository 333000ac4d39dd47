import type { Paise } from './paise.ts';

/** What counts as collected: money received, and TDS once its certificate is there (decision T38). */
export const collectedAmount = (received: Paise, certifiedTds: Paise): Paise =>
  received + certifiedTds;

/**
 * `dealValue - collectedAmount` (part 1 section 3), both with GST; negative when more was collected than the deal is
 * worth. This exact value is in the API.
 */
export const pendingCollection = (dealValue: Paise, collected: Paise): Paise =>
  dealValue - collected;
