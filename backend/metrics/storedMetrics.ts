import type { Registry } from 'prom-client';
import type { Clock } from '../clocks.ts';
import type { Services } from '../calls/Context.ts';
import { addGauge } from './addGauge.ts';
import { prefix } from './metricNames.ts';
import { readStored, storedNumbers, type StoredNumber } from './readStored.ts';

/** Milliseconds between two readings. */
const every = 10_000;
/** Milliseconds after which a reading is nobody's: another process reads now. */
const lasting = 3 * every;

/**
 * Numbers of the database: read now and then by the one process that keeps the clocks, whoever scrapes how often. One that keeps them no
 * longer tells none.
 * @param time milliseconds of a clock that never goes back
 */
export const storedMetrics = (registry: Registry, time: () => number = () => performance.now()) => {
  let known: readonly StoredNumber[] = [];
  let readAt = -Infinity;
  const fresh = () => (time() - readAt < lasting ? known : []);
  for (const [name, { help, labels }] of Object.entries(storedNumbers))
    addGauge({
      name: `${prefix}${name}`,
      help,
      labelNames: [...labels],
      registers: [registry],
      collect() {
        this.reset();
        const numbers = fresh().filter(number => number.name === name);
        for (const { labels: own, value } of numbers) this.set(own, value);
        // A gauge without labels is 0 where nothing is known, which would be said to be so.
        if (numbers.length === 0 && labels.length === 0) this.set(NaN);
      },
    });
  return {
    clockOf: (services: Services): Clock => ({
      name: 'numbers of the database',
      everyMilliseconds: every,
      isAtOnce: true,
      round: async () => {
        known = await readStored(services);
        readAt = time();
      },
    }),
  };
};
