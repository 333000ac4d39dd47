import { ConfigError } from './ConfigError.ts';

/** @throws ConfigError for what is not a whole number, or is outside of the two bounds. */
export const wholeNumber = (name: string, value: string, most: number, least = 0): number => {
  const parsed = Number(value);
  if (!/^\d+$/.test(value) || parsed < least || parsed > most) {
    throw new ConfigError(
      name,
      `is "${value}", but must be a whole number from ${least} to ${most}`,
    );
  }
  return parsed;
};
