import { readFileSync } from 'node:fs';
import { nearest } from '#contract/domain/nearest.ts';
import { displayRoles } from '#contract/domain/roles/displayRoles.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import type { DirectoryRule } from '#contract/domain/users/directoryRule.ts';
import { isPickedRole, type PickedRole } from '#contract/domain/users/pickedRoles.ts';
import { ConfigError } from '../ConfigError.ts';
import type { Environment } from '../settings.ts';

const name = 'OIDC_ROLES';
const keys = ['claim', 'roles', 'otherwise'];
const example = '{"claim":"groups","roles":{"Sales":["sales-agent"]},"otherwise":[]}';

const wrong = (problem: string) => new ConfigError(name, problem);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The setting itself, or the file that it names. */
const textOf = (setting: string): string => {
  if (setting.startsWith('{')) return setting;
  try {
    return readFileSync(setting, 'utf8');
  } catch {
    throw wrong(`is "${setting}", which is neither a rule such as ${example} nor a file with one`);
  }
};

const parsed = (text: string): Record<string, unknown> => {
  const value: unknown = (() => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw wrong(`is no JSON; it must be such as ${example}`);
    }
  })();
  if (!isObject(value)) throw wrong(`must be an object such as ${example}`);
  return value;
};

const roleOf = (value: unknown, place: string): PickedRole => {
  if (typeof value === 'string' && isPickedRole(value)) return value;
  const near = nearest(String(value), [...roleCodes, ...Object.keys(displayRoles)]);
  throw wrong(
    `names the role "${String(value)}" for ${place}, which does not exist${near === null ? '' : `; did you mean ${near}?`}`,
  );
};

const rolesOf = (value: unknown, place: string): readonly PickedRole[] =>
  (Array.isArray(value) ? value : [value]).map(one => roleOf(one, place));

/**
 * Which roles the groups of the directory give; null where none do.
 * @throws ConfigError for what is no rule, or names a role that does not exist
 */
export const directoryRuleOf = (env: Environment): DirectoryRule | null => {
  const setting = env[name]?.trim();
  if (!setting) return null;
  const given = parsed(textOf(setting));
  const unknown = Object.keys(given).find(key => !keys.includes(key));
  if (unknown !== undefined)
    throw wrong(`has "${unknown}", but a rule has ${keys.join(', ')} alone`);
  const { claim = 'groups', roles, otherwise = [] } = given;
  if (typeof claim !== 'string' || claim === '')
    throw wrong('has a claim that is no name, such as "groups"');
  if (!isObject(roles) || Object.keys(roles).length === 0)
    throw wrong(`has no roles; it must be such as ${example}`);
  return {
    claim,
    roles: new Map(
      Object.entries(roles).map(([group, one]) => [group, rolesOf(one, `the group "${group}"`)]),
    ),
    otherwise: rolesOf(otherwise, 'everybody else'),
  };
};
