import { readFileSync } from 'node:fs';
import { ConfigError } from './ConfigError.ts';
import { isSecretSetting, secretSettings } from './secretSettings.ts';
import { settings, type Environment } from './settings.ts';

const ending = '_FILE';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** The content of a file without the line break that editors put at its end. @throws ConfigError where it cannot be read */
const read = (setting: string, path: string): string => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(
      setting,
      `names the file ${path}, which cannot be read (${codeOf(error)})`,
    );
  }
  const value = text.replace(/\r?\n$/, '');
  if (!value) throw new ConfigError(setting, `names the file ${path}, which is empty`);
  return value;
};

/**
 * The environment with each secret that stands in a file in its place: `ERP_TOKEN_FILE=/run/secrets/erp` is `ERP_TOKEN` with what is in the file.
 * @throws ConfigError where a secret is given twice, its file cannot be read, or a setting that is no secret is given so
 */
export const withSecretFiles = (env: Environment): Environment => {
  const found: Partial<Record<string, string>> = { ...env };
  for (const name of settings.flatMap(({ names }): readonly string[] => names))
    if (!isSecretSetting(name) && found[`${name}${ending}`])
      throw new ConfigError(
        `${name}${ending}`,
        `is set, but only secrets come from files; set ${name}`,
      );
  for (const name of secretSettings) {
    const path = found[`${name}${ending}`];
    if (!path) continue;
    if (found[name])
      throw new ConfigError(name, `and ${name}${ending} are both set; remove one of them`);
    found[name] = read(`${name}${ending}`, path);
  }
  return found;
};
