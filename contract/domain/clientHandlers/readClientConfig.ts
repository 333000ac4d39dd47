import { told, type Told } from '../messages/told.ts';
import { valueFaults } from '../messages/valueFaults.ts';
import { isNoValue, withoutNoValues } from '../noValue.ts';

export const configKeyTypes = ['text', 'url', 'number', 'boolean', 'json'] as const;
export type ConfigKeyType = (typeof configKeyTypes)[number];

/** A key that a handler's configuration must have; the server says which there are (part 2 section 3). */
export interface ConfigKey {
  readonly key: string;
  readonly type: ConfigKeyType;
  /** Its value is not told again once it is stored. */
  readonly isSecret: boolean;
}

export interface ConfigFault extends Told {
  readonly name: string;
  readonly code: string;
}

const longest = 2_000;

export const configFaults = {
  url: told('Enter an address that begins with https://.', 'https:// से शुरू होने वाला पता लिखें।'),
  notOfHandler: (name: string, handler: string): Told =>
    told(`"${handler}" has no key "${name}".`, `"${handler}" में "${name}" नाम की कोई कुंजी नहीं है।`),
  noHandler: (name: string, known: readonly string[]): Told =>
    told(
      `There is no handler "${name}". Choose one of: ${known.join(', ')}.`,
      `"${name}" नाम का कोई हैंडलर नहीं है; ये हैं: ${known.join(', ')}।`,
    ),
  secretAgain: told(
    'Enter this value again: it was stored for another handler.',
    'यह मान फिर से लिखें: वह दूसरे हैंडलर के लिए रखा गया था।',
  ),
} as const;

/** With a host, an optional port, and what follows it. */
const httpsAddress = /^https:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?([/?#]\S*)?$/i;
const isHttps = (text: string): boolean => httpsAddress.test(text);

const textFault = (given: unknown): Told | undefined => {
  if (typeof given !== 'string' || given.trim() === '') return valueFaults.text;
  return given.length > longest ? valueFaults.long(longest) : undefined;
};

const faultOf: Readonly<Record<ConfigKeyType, (given: unknown) => Told | undefined>> = {
  text: textFault,
  url: given => textFault(given) ?? (isHttps(String(given)) ? undefined : configFaults.url),
  number: given =>
    typeof given === 'number' && Number.isFinite(given) ? undefined : valueFaults.number,
  boolean: given => (typeof given === 'boolean' ? undefined : valueFaults.boolean),
  json: given => (JSON.stringify(given).length > longest ? valueFaults.long(longest) : undefined),
};

/** How a stored secret is told: a sign of which one it is, and nothing of what it says. */
export const isToldSecret = (value: unknown): boolean =>
  typeof value === 'string' && /^•{6} [\da-f]{4}$/.test(value);

/** What is wrong with a configuration: every key that its handler requires, each of its type, and no other. */
export const clientConfigFaults = (
  handler: string,
  required: readonly ConfigKey[],
  config: Readonly<Record<string, unknown>>,
): ConfigFault[] => {
  const known = new Set(required.map(({ key }) => key));
  const wrong = required.flatMap(({ key: name, type, isSecret }): ConfigFault[] => {
    const value = Object.hasOwn(config, name) ? config[name] : undefined;
    if (isNoValue(value)) return [{ name, code: 'required', ...valueFaults.required }];
    const fault = isSecret && isToldSecret(value) ? undefined : faultOf[type](value);
    return fault ? [{ name, code: type, ...fault }] : [];
  });
  const unknown = Object.keys(withoutNoValues(config))
    .filter(name => !known.has(name))
    .map(name => ({ name, code: 'unknown', ...configFaults.notOfHandler(name, handler) }));
  return [...wrong, ...unknown];
};
