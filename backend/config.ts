import { randomBytes } from 'node:crypto';
import type { Capability } from '#contract/domain/roles/capabilities.ts';
import { checkEmail } from '#contract/domain/checks/contactChecks.ts';
import type { CallingHours } from '#contract/domain/calling/callingHours.ts';
import { services } from '#contract/domain/serverPrefixes.ts';
import type { DirectoryRule } from '#contract/domain/users/directoryRule.ts';
import type { S3Settings } from './adapters/files/S3Settings.ts';
import type { LinkGatewaySettings } from './adapters/gateway/linkGateway.ts';
import type { DirectorySettings } from './adapters/identity/DirectoryProvider.ts';
import type { PrivateHosts } from './adapters/webhooks/PrivateHosts.ts';
import { addressIn as url } from './settings/addressIn.ts';
import { backupsOf, type BackupSettings } from './settings/operation/backupsOf.ts';
import { callingHoursOf } from './settings/callingHoursOf.ts';
import { choice } from './settings/choice.ts';
import { ConfigError } from './settings/ConfigError.ts';
import { fileStoreOf } from './settings/operation/fileStoreOf.ts';
import { directoryOf } from './settings/signIn/directoryOf.ts';
import { directoryRuleOf } from './settings/signIn/directoryRuleOf.ts';
import { databaseOf, type DatabaseSettings } from './settings/databaseOf.ts';
import { gatewayOf, type GatewaySettings } from './settings/gatewayOf.ts';
import { givenOf, type Given } from './settings/givenOf.ts';
import { metricsOf, type MetricsSettings } from './settings/operation/metricsOf.ts';
import { neededFor } from './settings/neededFor.ts';
import { secondFactorOf, type SecondFactorSettings } from './settings/signIn/secondFactorOf.ts';
import type { Environment } from './settings/settings.ts';
import { privateHostsOf } from './settings/privateHostsOf.ts';
import { payoutColumnsOf, type PayoutColumn } from './settings/payoutColumnsOf.ts';
import { simulateOf } from './settings/simulateOf.ts';
import { supplierOf, type Supplier } from './settings/supplierOf.ts';
import { tracesOf, type TraceSettings } from './settings/operation/tracesOf.ts';
import { trustProxyOf } from './settings/trustProxyOf.ts';
import { receiversOf } from './settings/receiversOf.ts';
import { wholeNumber } from './settings/wholeNumber.ts';
import { withSecretFiles } from './settings/withSecretFiles.ts';

export { ConfigError, services };
export type Service = (typeof services)[number];

export interface Config {
  port: number;
  /** How many processes serve it (record 0241). */
  processes: number;
  host: string;
  /** Where people reach the console; `https:` makes the session cookie Secure with the __Host- prefix. */
  publicUrl: URL;
  database: DatabaseSettings;
  /** Whether the start brings the database to the newest schema, or waits until something else has. */
  migrations: 'apply' | 'wait';
  /** Milliseconds: how long it still takes calls once it is told to end and says so, and within which it then ends. */
  stop: { delay: number; timeout: number };
  seed: 'demo' | 'large' | 'none';
  /** What is simulated where it is not set up; null: all on demo data, else nothing (`standingOf`). */
  simulate: ReadonlySet<Capability> | null;
  /** Who becomes the first administrator of a console without demo people; null: nobody is made. */
  adminEmail: string | null;
  product: { name: string; slug: string };
  /** Services that answer elsewhere; the rest is answered by this process. */
  upstreams: Partial<Record<Service, URL>>;
  gateway: GatewaySettings;
  googleClientId: string | null;
  /** The OpenID Connect provider of the company. */
  directory: DirectorySettings | null;
  /** Which roles groups of the company's directory give; null: it gives none. */
  directoryRule: DirectoryRule | null;
  /** Codes of an app and passkeys beside the password; null: they are off. */
  secondFactor: SecondFactorSettings | null;
  mail: { from: string; smtpUrl: string | null };
  /** A company's service for text and WhatsApp messages. */
  messages: { url: URL; token: string | null } | null;
  /** A company's telephony that speaks `/kira`, and by which secret it is known here. */
  telephony: { url: URL; token: string | null; secret: string | null } | null;
  /**
   * By which secret callbacks of the payment gateway are signed, and the gateway that has payment links.
   */
  paymentGateway: { secret: string; api: LinkGatewaySettings | null };
  supplier: Supplier;
  /** Columns of the file by which a bank pays a batch. */
  payoutFile: readonly PayoutColumn[];
  /** Working days in which a disputed incentive is answered. */
  disputeDays: number;
  /** Whether migrations of stored records run once the console starts, or wait for an administrator. */
  recordMigrations: 'apply' | 'ask';
  /** From and until when clients may be called, in India. */
  callingHours: CallingHours;
  /** An S3-compatible store of uploaded files; null: they are kept in the database. */
  fileStore: S3Settings | null;
  /** A company's HR system. */
  hris: { url: URL; token: string | null } | null;
  /** A company's NetSuite. */
  erp: { url: URL; token: string | null } | null;
  /** A provider before the e-invoice portal. */
  eInvoices: { url: URL; token: string | null } | null;
  /** Where page timings and events of owner agents go; null: nowhere. */
  analytics: { url: URL; token: string | null } | null;
  /** Requests a minute that one address may make; 0 switches the limit off. */
  rateLimit: number;
  /** Requests a minute by one API token; 0 switches the limit off. */
  tokenRateLimit: number;
  /** Receivers of webhooks that may be inside the company. */
  webhookHosts: PrivateHosts;
  /** Addresses of the receivers that screen files name. */
  webhookReceivers: ReadonlyMap<string, string>;
  /** Digits of a client's phone number that stay visible; null: numbers are not masked (T89). */
  phoneMask: 8 | 4 | null;
  /** How many proxies in front, or which networks, whose `x-forwarded-for` is believed; false: none. */
  trustProxy: number | readonly string[] | false;
  /** Where Prometheus reads what is measured; null: nothing is. */
  metrics: MetricsSettings | null;
  /** Where traces go; null: there are none. */
  traces: TraceSettings | null;
  /** Backups that are made by themselves; null: none is. */
  backups: BackupSettings | null;
  /** What was set, for administrators to see. */
  given: ReadonlyMap<string, Given>;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

const upstreamsOf = (env: Environment): Config['upstreams'] => {
  const found: Config['upstreams'] = {};
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('UPSTREAM_') || !value) continue;
    const service = name.slice('UPSTREAM_'.length).toLowerCase();
    const known = services.find(candidate => candidate === service);
    if (!known) {
      throw new ConfigError(name, `names no service; the services are: ${services.join(', ')}`);
    }
    found[known] = url(name, value, ['http:', 'https:']);
  }
  return found;
};

const messagesOf = (env: Environment): Config['messages'] => {
  const address = env['MESSAGES_URL'];
  if (!address) return null;
  return {
    url: url('MESSAGES_URL', address, ['http:', 'https:']),
    token: env['MESSAGES_TOKEN'] || null,
  };
};

const telephonyOf = (env: Environment): Config['telephony'] => {
  const address = env['TELEPHONY_URL'];
  if (!address) return null;
  return {
    url: url('TELEPHONY_URL', address, ['http:', 'https:']),
    token: env['TELEPHONY_TOKEN'] || null,
    secret: env['TELEPHONY_SECRET'] || null,
  };
};

const paymentGatewayOf = (env: Environment): Config['paymentGateway'] => {
  const address = env['PAYMENT_GATEWAY_URL'];
  // Without a gateway of a company nobody but this server signs, so no start needs the secret of another. Its processes are given one.
  if (!address)
    return {
      secret: env['PAYMENT_GATEWAY_WEBHOOK_SECRET'] || randomBytes(32).toString('hex'),
      api: null,
    };
  const needed = neededFor(env, 'PAYMENT_GATEWAY_URL');
  return {
    secret: needed('PAYMENT_GATEWAY_WEBHOOK_SECRET'),
    api: {
      url: url('PAYMENT_GATEWAY_URL', address, ['http:', 'https:']),
      keyId: needed('PAYMENT_GATEWAY_KEY_ID'),
      keySecret: needed('PAYMENT_GATEWAY_KEY_SECRET'),
    },
  };
};

/** An outside system by its address, and the token it is asked with. */
const systemOf = (
  env: Environment,
  name: 'HRIS' | 'ERP' | 'E_INVOICE' | 'ANALYTICS',
): { url: URL; token: string | null } | null => {
  const address = env[`${name}_URL`];
  return address
    ? {
        url: url(`${name}_URL`, address, ['http:', 'https:']),
        token: env[`${name}_TOKEN`] || null,
      }
    : null;
};

const adminEmailOf = (env: Environment): string | null => {
  const address = env['ADMIN_EMAIL']?.trim().toLowerCase();
  if (!address) return null;
  if (checkEmail(address) !== undefined)
    throw new ConfigError('ADMIN_EMAIL', `is "${address}", which is not an e-mail address`);
  return address;
};

const migrationsOf = (env: Environment, { engine }: Config['database']): Config['migrations'] => {
  const wanted = choice('MIGRATIONS', env['MIGRATIONS'] || 'apply', ['apply', 'wait']);
  if (wanted === 'wait' && engine === 'embedded')
    throw new ConfigError('MIGRATIONS', 'is wait, but nothing else can open the embedded database');
  return wanted;
};

const phoneMasks = { '8': 8, '4': 4, off: null } as const;

const slugOf = (value: string): string => {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(value)) {
    throw new ConfigError(
      'PRODUCT_SLUG',
      `is "${value}", but must be lower-case letters, digits and hyphens`,
    );
  }
  return value;
};

/**
 * Reads the settings from the environment, once.
 * @throws ConfigError naming the first setting that cannot be used.
 */
export const readConfig = (given: Environment): Config => {
  const env = withSecretFiles(given);
  const port = wholeNumber('PORT', env['PORT'] || '4000', 65_535);
  const processes = wholeNumber('PROCESSES', env['PROCESSES'] || '1', 64, 1);
  const database = databaseOf(env, processes);
  const slug = slugOf(env['PRODUCT_SLUG'] || 'nivaas');
  const fileStore = fileStoreOf(env);
  return {
    port,
    processes,
    host: env['HOST'] || 'localhost',
    publicUrl: url('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`, [
      'http:',
      'https:',
    ]),
    database,
    migrations: migrationsOf(env, database),
    stop: {
      delay: wholeNumber('STOP_DELAY', env['STOP_DELAY'] || '0', 120_000),
      timeout: wholeNumber('STOP_TIMEOUT', env['STOP_TIMEOUT'] || '30000', 600_000, 1_000),
    },
    seed: choice('SEED', env['SEED'] || (database.engine === 'embedded' ? 'demo' : 'none'), [
      'demo',
      'large',
      'none',
    ]),
    simulate: simulateOf(env),
    adminEmail: adminEmailOf(env),
    product: { name: env['PRODUCT_NAME'] || 'Nivaas', slug },
    upstreams: upstreamsOf(env),
    gateway: gatewayOf(env),
    googleClientId: env['GOOGLE_CLIENT_ID'] || null,
    directory: directoryOf(env),
    directoryRule: directoryRuleOf(env),
    secondFactor: secondFactorOf(env),
    mail: { from: env['MAIL_FROM'] || 'console@localhost', smtpUrl: env['SMTP_URL'] || null },
    messages: messagesOf(env),
    telephony: telephonyOf(env),
    paymentGateway: paymentGatewayOf(env),
    supplier: supplierOf(env),
    payoutFile: payoutColumnsOf(env),
    disputeDays: wholeNumber('INCENTIVE_DISPUTE_DAYS', env['INCENTIVE_DISPUTE_DAYS'] || '3', 30, 1),
    recordMigrations: choice('RECORD_MIGRATIONS', env['RECORD_MIGRATIONS'] || 'apply', [
      'apply',
      'ask',
    ]),
    callingHours: callingHoursOf(env),
    fileStore,
    hris: systemOf(env, 'HRIS'),
    erp: systemOf(env, 'ERP'),
    eInvoices: systemOf(env, 'E_INVOICE'),
    analytics: systemOf(env, 'ANALYTICS'),
    rateLimit: wholeNumber('RATE_LIMIT', env['RATE_LIMIT'] || '6000', 1_000_000),
    tokenRateLimit: wholeNumber('TOKEN_RATE_LIMIT', env['TOKEN_RATE_LIMIT'] || '600', 1_000_000),
    webhookHosts: privateHostsOf(env),
    webhookReceivers: receiversOf(env),
    phoneMask: phoneMasks[choice('PHONE_MASK', env['PHONE_MASK'] || '8', ['8', '4', 'off'])],
    trustProxy: trustProxyOf(env),
    metrics: metricsOf(env, port),
    traces: tracesOf(env, slug),
    backups: backupsOf(env, fileStore),
    given: givenOf(given),
    logLevel: choice('LOG_LEVEL', env['LOG_LEVEL'] || 'warn', [
      'silent',
      'error',
      'warn',
      'info',
      'debug',
    ]),
  };
};
