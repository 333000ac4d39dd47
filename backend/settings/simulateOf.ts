import { capabilityNames, type Capability } from '#contract/domain/roles/capabilities.ts';
import { ConfigError } from './ConfigError.ts';
import type { Environment } from './settings.ts';

/** @returns null where nothing is said. @throws ConfigError for a name that is none */
export const simulateOf = (env: Environment): ReadonlySet<Capability> | null => {
  const text = env['SIMULATE']?.trim();
  if (!text) return null;
  if (text === 'all') return new Set(capabilityNames);
  if (text === 'none') return new Set();
  return new Set(
    text.split(',').map(one => {
      const name = one.trim();
      const known = capabilityNames.find(capability => capability === name);
      if (known) return known;
      throw new ConfigError(
        'SIMULATE',
        `names "${name}", but must be all, none or some of: ${capabilityNames.join(',')}`,
      );
    }),
  );
};
