import { capabilities, capabilityNames, notSetUp } from '#contract/domain/roles/capabilities.ts';
import { offIn, standingOf } from '../adapters/standing.ts';
import type { Config } from '../config.ts';

const indented = (lines: readonly string[]): string => lines.map(line => `    ${line}`).join('\n');

/** What a start says of what is off and what is simulated; undefined where all is real. */
export const offText = (config: Config): string | undefined => {
  const off = offIn(config);
  const simulated = capabilityNames.filter(one => standingOf(config, one) === 'simulated');
  const parts = [
    off.length > 0 &&
      `  Off; its calls answer 503 until the setting is there, or SIMULATE=${off.join(',')} plays them:\n${indented(
        off.map(one => notSetUp(one).message),
      )}`,
    simulated.length > 0 &&
      `  Simulated: ${simulated
        .map(one => `${one} (${capabilities[one].setting} makes it real)`)
        .join(', ')}`,
  ].filter(part => part !== false);
  return parts.length > 0 ? parts.join('\n') : undefined;
};
