import { isSecretSetting } from './secretSettings.ts';
import { settings, type Environment } from './settings.ts';

/** What was said of a setting. */
export interface Given {
  /** Null of a secret. */
  readonly value: string | null;
  readonly isFile: boolean;
}

/** An address without a person, a password or a query, all of which may be secrets. */
const bare = (value: string): string => {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value) || !URL.canParse(value)) return value;
  const { protocol, host, pathname } = new URL(value);
  return `${protocol}//${host}${pathname}`;
};

const names = settings.flatMap(group => group.names).filter(name => name !== 'UPSTREAM_<SERVICE>');

/** The settings that are set, as far as an administrator may see them. @param env as it was given, before files were read */
export const givenOf = (env: Environment): ReadonlyMap<string, Given> => {
  const upstreams = Object.keys(env).filter(name => name.startsWith('UPSTREAM_'));
  const found = new Map<string, Given>();
  for (const name of [...names, ...upstreams]) {
    const value = (env as Readonly<Record<string, string | undefined>>)[name];
    const isFile = Boolean((env as Readonly<Record<string, string | undefined>>)[`${name}_FILE`]);
    if (!value && !isFile) continue;
    found.set(name, { value: isSecretSetting(name) ? null : bare(value ?? ''), isFile });
  }
  return found;
};
