import type { Environment } from '../settings.ts';
import { ConfigError } from '../ConfigError.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** Where metrics are told; null: nowhere. */
export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

/** @throws ConfigError for a host without a port, and for the port of the console */
export const metricsOf = (env: Environment, consolePort: number): MetricsSettings | null => {
  if (!env['METRICS_PORT']) {
    if (env['METRICS_HOST'])
      throw new ConfigError('METRICS_PORT', 'is missing, but METRICS_HOST is set');
    return null;
  }
  const port = wholeNumber('METRICS_PORT', env['METRICS_PORT'], 65_535, 1);
  if (port === consolePort)
    throw new ConfigError('METRICS_PORT', `is ${port}, which is that of PORT; choose another`);
  return { port, host: env['METRICS_HOST'] || '127.0.0.1' };
};
