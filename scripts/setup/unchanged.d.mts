import type { KnownSteps } from './runSteps.mjs';

/**
 * What earlier runs found right in a working copy, by the content of the files that each step reads.
 * @param root absent: the folder of the process
 */
export const rememberSteps: (root?: string) => KnownSteps;
