import { toldIn } from '#contract/domain/messages/told.ts';
import { addressGuard } from '../adapters/webhooks/addressGuard.ts';
import { ConfigError } from './ConfigError.ts';
import { privateHostsOf } from './privateHostsOf.ts';
import type { Environment } from './settings.ts';

/** WEBHOOK_RECEIVERS: addresses by the names that screen files give. @throws ConfigError */
export const receiversOf = (env: Environment): ReadonlyMap<string, string> => {
  const guard = addressGuard(privateHostsOf(env));
  const pairs = (env['WEBHOOK_RECEIVERS'] ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '');
  const fault = (what: string) => new ConfigError('WEBHOOK_RECEIVERS', what);
  const found = new Map<string, string>();
  for (const pair of pairs) {
    const [, name = '', address = ''] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(pair) ?? [];
    if (name === '')
      throw fault(
        `has "${pair}", but must be such as accounting=https://books.example.com/hooks, with commas between`,
      );
    const wrong = guard.fault(address);
    if (wrong) throw fault(`has ${name} with "${address}". ${toldIn('en', wrong)}`);
    if (found.has(name)) throw fault(`has ${name} twice`);
    found.set(name, address);
  }
  return found;
};
