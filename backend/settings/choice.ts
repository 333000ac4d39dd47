import { ConfigError } from './ConfigError.ts';

/** @throws ConfigError for what is none of the values that are allowed */
export const choice = <T extends string>(name: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find(option => option === value);
  if (!found)
    throw new ConfigError(name, `is "${value}", but must be one of: ${allowed.join(', ')}`);
  return found;
};
