/** A process that lives for less has died at once. */
const atOnce = 10_000;
const shortest = 1_000;
const longest = 30_000;

/**
 * How long a process that died is left unreplaced: not at all, unless it died at once; then a second, and twice as long each time until
 * one lives. Milliseconds.
 */
export const restartBrake = () => {
  let deaths = 0;
  return (lived: number): number => {
    deaths = lived < atOnce ? deaths + 1 : 0;
    return deaths === 0 ? 0 : Math.min(longest, shortest * 2 ** (deaths - 1));
  };
};
