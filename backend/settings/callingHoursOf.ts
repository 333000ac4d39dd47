import {
  parseHours,
  widestHours,
  type CallingHours,
} from '#contract/domain/calling/callingHours.ts';
import { ConfigError } from './ConfigError.ts';
import type { Environment } from './settings.ts';

/** @throws ConfigError for what is no span of hours */
export const callingHoursOf = (env: Environment): CallingHours => {
  const text = env['CALLING_HOURS'];
  if (!text) return widestHours;
  const hours = parseHours(text);
  if (!hours)
    throw new ConfigError('CALLING_HOURS', `is "${text}", but must be such as 09:00-21:00`);
  return hours;
};
