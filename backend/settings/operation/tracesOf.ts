import type { Environment } from '../settings.ts';
import { ConfigError } from '../ConfigError.ts';

/** Where traces are sent, and as what. The names of the settings are those of OpenTelemetry. */
export interface TraceSettings {
  /** The address of the collector without `/v1/traces`. */
  readonly endpoint: URL;
  /** Sent with them, such as a key of the collector. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of the requests that nobody else has decided about, from 0 to 1. */
  readonly share: number;
}

const headersOf = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .filter(part => part.trim())
      .map(part => {
        const at = part.indexOf('=');
        // Not the text itself: it is a secret.
        if (at < 1)
          throw new ConfigError(
            'OTEL_EXPORTER_OTLP_HEADERS',
            'must be such as name=value,other=value',
          );
        return [part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())];
      }),
  );

const shareOf = (text: string): number => {
  const share = Number(text);
  if (!(share >= 0 && share <= 1))
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG', `is "${text}", but must be from 0 to 1`);
  return share;
};

/** @throws ConfigError for what cannot be used, and for others of these settings without the address */
export const tracesOf = (env: Environment, slug: string): TraceSettings | null => {
  const address = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  const others = [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_SERVICE_NAME',
    'OTEL_TRACES_SAMPLER_ARG',
  ] as const;
  if (!address) {
    const half = others.find(name => env[name]);
    if (half)
      throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT', `is missing, but ${half} is set`);
    return null;
  }
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      `is "${address}", but must begin with http:// or https://`,
    );
  return {
    endpoint: new URL(address),
    headers: headersOf(env['OTEL_EXPORTER_OTLP_HEADERS']),
    serviceName: env['OTEL_SERVICE_NAME'] || `${slug}-console`,
    share: shareOf(env['OTEL_TRACES_SAMPLER_ARG'] || '1'),
  };
};
