/** Connections of a process where no setting says otherwise. */
export const usualConnections = 10;

/** Two of a kind: what a call tells while its transaction is open has a connection too. */
const least = 2;

/** Of a process. */
export const leastConnections = 2 * least;

/** How many of a process's connections serve long calls; the rest serves the others. */
export const poolSizes = (connections: number): { short: number; long: number } => {
  const long = Math.max(least, Math.round(connections * 0.3));
  return { short: connections - long, long };
};
