import { waits } from '../messages/httpLimits.ts';

/** Milliseconds after which what shows comments is read again (part 1 sections 4 and 9). */
export const commentRefreshDelay = waits.refresh;
