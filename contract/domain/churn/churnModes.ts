/** A churn schedule is simulated or created (part 2 section 4). */
export const churnModes = ['dry run', 'real create'] as const;
/**
 * The error of a dry run: its message, when it gives no eligible count. A count of 0 is a count (part 2 section 4,
 * decision T73).
 */
export const dryRunError = (result: {
  readonly message?: string | null;
  readonly eligibleCount?: number | null;
}): string | undefined =>
  result.message && (result.eligibleCount === undefined || result.eligibleCount === null)
    ? result.message
    : undefined;
