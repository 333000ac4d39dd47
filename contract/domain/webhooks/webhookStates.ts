/** What becomes of a message to a receiver. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;

/**
 * Why a subscription is paused: someone did it, a day of nothing but failures, a receiver that answered 410, an owner who can no
 * longer sign in, or a screen file that no longer says it.
 */
export const pauseReasons = ['person', 'failing', 'gone', 'owner', 'file'] as const;

export type PauseReason = (typeof pauseReasons)[number];
