import type { Call } from '#contract/calls/call.ts';
import type { Config } from '../config.ts';

/**
 * Whether a company's own server answers a call: the prefix of its path is pointed elsewhere with `UPSTREAM_<SERVICE>`
 * and the call is none of those that stay `here`.
 */
export const isElsewhere = (
  { path, here }: Pick<Call, 'path' | 'here'>,
  { upstreams }: Pick<Config, 'upstreams'>,
): boolean => !here && (path.split('/')[1] ?? '') in upstreams;
