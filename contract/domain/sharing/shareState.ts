/**
 * How far something that was shared has come; `failed`: the last attempt to pay by it, or Finance did not take the money;
 * `clearing`: paid, and the money counts once it is cleared.
 */
export const shareStates = ['sent', 'opened', 'failed', 'clearing', 'paid', 'expired'] as const;
export type ShareState = (typeof shareStates)[number];

/** What is known of it; moments in ISO 8601, null: it has not happened. */
export interface ShareFacts {
  readonly sentAt: string;
  /** The first time that a person followed its link. */
  readonly openedAt: string | null;
  readonly failedAt: string | null;
  readonly paidAt: string | null;
  /** Finance took the money; later than `paidAt`. */
  readonly clearedAt: string | null;
  /** Finance rejected the payment, or it bounced. */
  readonly refusedAt: string | null;
  /** Ended before its time: another link took its place, or there is nothing to pay any more. */
  readonly endedAt: string | null;
  readonly expiresAt: string | null;
}

/**
 * Where it stands and since when: that money came, and what became of it, is told before that its time is over, an end
 * before a failure, a failure before that it was opened (decision record 0141).
 * @param now ISO 8601
 */
export const shareStateOf = (
  facts: ShareFacts,
  now: string,
): { readonly state: ShareState; readonly at: string } => {
  const { sentAt, openedAt, failedAt, paidAt, clearedAt, refusedAt, endedAt, expiresAt } = facts;
  if (refusedAt !== null) return { state: 'failed', at: refusedAt };
  if (clearedAt !== null) return { state: 'paid', at: clearedAt };
  if (paidAt !== null) return { state: 'clearing', at: paidAt };
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now);
  const over = endedAt ?? (isOver ? expiresAt : null);
  if (over !== null) return { state: 'expired', at: over };
  if (failedAt !== null) return { state: 'failed', at: failedAt };
  return openedAt === null ? { state: 'sent', at: sentAt } : { state: 'opened', at: openedAt };
};
