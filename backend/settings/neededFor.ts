import { ConfigError } from './ConfigError.ts';
import type { Environment, SettingName } from './settings.ts';

/** Reads settings without which another one is no use. @throws ConfigError where one is missing */
export const neededFor =
  (env: Environment, other: SettingName) =>
  (name: SettingName): string => {
    const value = env[name];
    if (!value) throw new ConfigError(name, `is missing, but ${other} is set`);
    return value;
  };
