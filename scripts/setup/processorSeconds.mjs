import { readFileSync } from 'node:fs';

/** Ticks of Linux in a second. */
const ticks = 100;

/**
 * Seconds that all processes which this one started, and theirs, have kept a processor busy until they ended. What other work
 * on the machine does not lengthen. @returns undefined where the system does not tell.
 */
export const processorSeconds = () => {
  try {
    // The name of the process, in brackets, may hold spaces; the sums over children are the 14th and 15th field behind it.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticks;
  } catch {
    return undefined;
  }
};
