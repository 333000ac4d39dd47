import type { SettingName } from './settings.ts';

/** Settings that nobody is shown. Each may be given as the name of a file that holds it: `<NAME>_FILE`. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'OIDC_CLIENT_SECRET',
  'SECRETS_KEY',
  'GATEWAY_TOKEN',
  'GATEWAY_SIGNING_KEY',
  'FILES_S3_KEY_ID',
  'FILES_S3_SECRET',
  'HRIS_TOKEN',
  'ERP_TOKEN',
  'E_INVOICE_TOKEN',
  'PAYMENT_GATEWAY_KEY_ID',
  'PAYMENT_GATEWAY_KEY_SECRET',
  'PAYMENT_GATEWAY_WEBHOOK_SECRET',
  'SUPPLIER_BANK_ACCOUNT',
  'ANALYTICS_TOKEN',
  'TELEPHONY_TOKEN',
  'TELEPHONY_SECRET',
  'SMTP_URL',
  'MESSAGES_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const satisfies readonly SettingName[];

const names: ReadonlySet<string> = new Set(secretSettings);

export const isSecretSetting = (name: string): boolean => names.has(name);
