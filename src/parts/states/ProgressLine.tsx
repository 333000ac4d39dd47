/** A line along the top of its place while something is under way; for the eye alone, words belong beside it. */
export const ProgressLine = () => (
  <div role="progressbar" aria-hidden className="console-progress-line" />
);
