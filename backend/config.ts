import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { capabilityNames, type Capability } from '#contract/domain/roles/capabilities.ts';
import { checkEmail } from '#contract/domain/checks/contactChecks.ts';
import {
  parseHours,
  widestHours,
  type CallingHours,
} from '#contract/domain/calling/callingHours.ts';
import { services } from '#contract/domain/serverPrefixes.ts';
import type { S3Settings } from './adapters/files/signS3.ts';
import type { LinkGatewaySettings } from './adapters/gateway/linkGateway.ts';
import { leastConnections, usualConnections } from './database/pools/poolSizes.ts';
import { choice } from './settings/choice.ts';
import { ConfigError } from './settings/ConfigError.ts';
import { gatewayOf, type GatewaySettings } from './settings/gatewayOf.ts';
import { neededFor } from './settings/neededFor.ts';
import type { Environment } from './settings/settings.ts';
import { payoutColumnsOf, type PayoutColumn } from './settings/payoutColumnsOf.ts';
import { supplierOf, type Supplier } from './settings/supplierOf.ts';
import { trustProxyOf } from './settings/trustProxyOf.ts';
import { wholeNumber } from './settings/wholeNumber.ts';

export { ConfigError, services };
export type Service = (typeof services)[number];

export interface Config {
  port: number;
  /** How many processes serve it (record 0241). */
  processes: number;
  host: string;
  /** Where people reach the console; `https:` makes the session cookie Secure with the __Host- prefix. */
  publicUrl: URL;
  /** `connections`: of this process, to the database; one more hears what it tells. */
  database:
    | { engine: 'embedded'; dataDir: string }
    | { engine: 'postgres'; url: string; connections: number };
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
  /** Digits of a client's phone number that stay visible; null: numbers are not masked (T89). */
  phoneMask: 8 | 4 | null;
  /** How many proxies in front, or which networks, whose `x-forwarded-for` is believed; false: none. */
  trustProxy: number | readonly string[] | false;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

const url = (name: string, value: string, protocols: readonly string[]): URL => {
  if (!URL.canParse(value)) throw new ConfigError(name, `is "${value}", which is not an address`);
  const parsed = new URL(value);
  if (!protocols.includes(parsed.protocol)) {
    throw new ConfigError(name, `must begin with ${protocols.map(p => `${p}//`).join(' or ')}`);
  }
  return parsed;
};

const databaseOf = (env: Environment, processes: number): Config['database'] => {
  const address = env['DATABASE_URL'];
  const connections = wholeNumber(
    'DATABASE_CONNECTIONS',
    env['DATABASE_CONNECTIONS'] || String(usualConnections * processes),
    10_000,
    leastConnections * processes,
  );
  if (!address && processes > 1)
    throw new ConfigError(
      'PROCESSES',
      `is ${processes}, but the embedded database belongs to one process; set DATABASE_URL to a PostgreSQL`,
    );
  if (!address) return { engine: 'embedded', dataDir: resolve(env['DATA_DIR'] || '.data') };
  url('DATABASE_URL', address, ['postgres:', 'postgresql:']);
  return { engine: 'postgres', url: address, connections: Math.floor(connections / processes) };
};

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

const fileStoreOf = (env: Environment): S3Settings | null => {
  const address = env['FILES_S3_URL'];
  if (!address) return null;
  const needed = neededFor(env, 'FILES_S3_URL');
  return {
    url: url('FILES_S3_URL', address, ['http:', 'https:']),
    region: env['FILES_S3_REGION'] || 'us-east-1',
    keyId: needed('FILES_S3_KEY_ID'),
    secret: needed('FILES_S3_SECRET'),
  };
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

const callingHoursOf = (env: Environment): CallingHours => {
  const text = env['CALLING_HOURS'];
  if (!text) return widestHours;
  const hours = parseHours(text);
  if (!hours)
    throw new ConfigError('CALLING_HOURS', `is "${text}", but must be such as 09:00-21:00`);
  return hours;
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

const simulateOf = (env: Environment): Config['simulate'] => {
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

const adminEmailOf = (env: Environment): string | null => {
  const address = env['ADMIN_EMAIL']?.trim().toLowerCase();
  if (!address) return null;
  if (checkEmail(address) !== undefined)
    throw new ConfigError('ADMIN_EMAIL', `is "${address}", which is not an e-mail address`);
  return address;
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
export const readConfig = (env: Environment): Config => {
  const port = wholeNumber('PORT', env['PORT'] || '4000', 65_535);
  const processes = wholeNumber('PROCESSES', env['PROCESSES'] || '1', 64, 1);
  const database = databaseOf(env, processes);
  return {
    port,
    processes,
    host: env['HOST'] || 'localhost',
    publicUrl: url('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`, [
      'http:',
      'https:',
    ]),
    database,
    seed: choice('SEED', env['SEED'] || (database.engine === 'embedded' ? 'demo' : 'none'), [
      'demo',
      'large',
      'none',
    ]),
    simulate: simulateOf(env),
    adminEmail: adminEmailOf(env),
    product: {
      name: env['PRODUCT_NAME'] || 'Nivaas',
      slug: slugOf(env['PRODUCT_SLUG'] || 'nivaas'),
    },
    upstreams: upstreamsOf(env),
    gateway: gatewayOf(env),
    googleClientId: env['GOOGLE_CLIENT_ID'] || null,
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
    fileStore: fileStoreOf(env),
    hris: systemOf(env, 'HRIS'),
    erp: systemOf(env, 'ERP'),
    eInvoices: systemOf(env, 'E_INVOICE'),
    analytics: systemOf(env, 'ANALYTICS'),
    rateLimit: wholeNumber('RATE_LIMIT', env['RATE_LIMIT'] || '6000', 1_000_000),
    tokenRateLimit: wholeNumber('TOKEN_RATE_LIMIT', env['TOKEN_RATE_LIMIT'] || '600', 1_000_000),
    phoneMask: phoneMasks[choice('PHONE_MASK', env['PHONE_MASK'] || '8', ['8', '4', 'off'])],
    trustProxy: trustProxyOf(env),
    logLevel: choice('LOG_LEVEL', env['LOG_LEVEL'] || 'warn', [
      'silent',
      'error',
      'warn',
      'info',
      'debug',
    ]),
  };
};
