import type { OwnerEvent } from '#contract/domain/analytics/analyticsEvents.ts';

/**
 * What is reported about use. Names, ids of the console's own people and numbers: never a phone number, a name or a mail
 * address.
 */
export type AnalyticsEvent =
  | { readonly name: 'page timing'; readonly page: string; readonly timings: object }
  | { readonly name: OwnerEvent; readonly agentId: number };

/** The analytics service. Nobody waits for it: what it does not take is lost, and no work stops for it. */
export interface Analytics {
  /** False where no service is set: then nothing is measured. */
  readonly isOn: boolean;
  readonly track: (event: AnalyticsEvent) => void;
  /** Sends what waits. */
  readonly flush: () => Promise<void>;
}

/** Where no service is set. */
export const noAnalytics: Analytics = {
  isOn: false,
  track: () => undefined,
  flush: () => Promise.resolve(),
};
