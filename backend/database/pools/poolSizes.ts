/** Connections of a process where no setting says otherwise. */
export const usualConnections = 10;

/** Fewer cannot be two pools. */
export const leastConnections = 2;

/** How many of a process's connections serve long calls; the rest serves the others. */
export const poolSizes = (connections: number): { short: number; long: number } => {
  const long = Math.max(1, Math.round(connections * 0.3));
  return { short: connections - long, long };
};
