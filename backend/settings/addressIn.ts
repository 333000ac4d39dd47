import { ConfigError } from './ConfigError.ts';

/** @throws ConfigError for what is not an address, or begins with none of the protocols (`https:`) */
export const addressIn = (name: string, value: string, protocols: readonly string[]): URL => {
  if (!URL.canParse(value)) throw new ConfigError(name, `is "${value}", which is not an address`);
  const parsed = new URL(value);
  if (!protocols.includes(parsed.protocol)) {
    throw new ConfigError(name, `must begin with ${protocols.map(p => `${p}//`).join(' or ')}`);
  }
  return parsed;
};
