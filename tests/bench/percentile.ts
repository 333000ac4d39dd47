/** The value that `share` (0 to 1) of the samples do not pass. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[at] ?? Number.NaN;
};
