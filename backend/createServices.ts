import { noAnalytics } from './adapters/analytics/Analytics.ts';
import { httpAnalytics } from './adapters/analytics/httpAnalytics.ts';
import type { EInvoicePortal } from './adapters/eInvoices/EInvoicePortal.ts';
import { embeddedEInvoices } from './adapters/eInvoices/embeddedEInvoices.ts';
import { httpEInvoices } from './adapters/eInvoices/httpEInvoices.ts';
import type { Erp } from './adapters/erp/Erp.ts';
import { embeddedErp } from './adapters/erp/embeddedErp.ts';
import { httpErp } from './adapters/erp/httpErp.ts';
import { databaseFiles } from './adapters/files/databaseFiles.ts';
import { s3Files } from './adapters/files/s3Files.ts';
import { embeddedGateway } from './adapters/gateway/embeddedGateway.ts';
import { linkGateway } from './adapters/gateway/linkGateway.ts';
import type { PaymentGateway } from './adapters/gateway/PaymentGateway.ts';
import { googleIdentity } from './adapters/identity/GoogleIdentity.ts';
import { oidcProvider } from './adapters/identity/oidcProvider.ts';
import { databaseHris } from './adapters/hris/databaseHris.ts';
import type { Hris } from './adapters/hris/Hris.ts';
import { httpHris } from './adapters/hris/httpHris.ts';
import type { Mail } from './adapters/mail/Mail.ts';
import { outboxMail } from './adapters/mail/outboxMail.ts';
import { smtpMail } from './adapters/mail/smtpMail.ts';
import type { Messages } from './adapters/messages/Messages.ts';
import { httpMessages } from './adapters/messages/httpMessages.ts';
import { outboxMessages } from './adapters/messages/outboxMessages.ts';
import {
  offEInvoices,
  offErp,
  offGateway,
  offHris,
  offMail,
  offMessages,
  offTelephony,
} from './adapters/offAdapters.ts';
import { standingOf } from './adapters/standing.ts';
import { embeddedTelephony } from './adapters/telephony/embeddedTelephony.ts';
import { kiraTelephony } from './adapters/telephony/kiraTelephony.ts';
import type { Telephony } from './adapters/telephony/Telephony.ts';
import { addressGuard } from './adapters/webhooks/addressGuard.ts';
import { postWebhook } from './adapters/webhooks/postWebhook.ts';
import type { Clock, Services } from './calls/Context.ts';
import type { Config } from './config.ts';
import type { Database, DatabaseClient } from './database/client.ts';
import { databaseEvents } from './events/databaseEvents.ts';

const fetchJson = async (url: string) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  return { ok: answer.ok, body: await answer.json().catch(() => null) };
};

/** The company's gateway, the one that is played, or none. */
const gatewayOf = (config: Config): PaymentGateway => {
  const { paymentGateway, publicUrl } = config;
  if (paymentGateway.api) return linkGateway(paymentGateway.api);
  return standingOf(config, 'gateway') === 'off'
    ? offGateway
    : embeddedGateway(paymentGateway.secret, publicUrl);
};

const mailOf = (config: Config, db: Database, now: Clock): Mail => {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) return smtpMail(smtpUrl, from);
  return standingOf(config, 'mail') === 'off' ? offMail : outboxMail(db, now);
};

const messagesOf = (config: Config, db: Database, now: Clock): Messages => {
  if (config.messages) return httpMessages(config.messages);
  return standingOf(config, 'messages') === 'off' ? offMessages : outboxMessages(db, now);
};

const telephonyOf = (config: Config): Telephony => {
  if (config.telephony) return kiraTelephony(config.telephony);
  return standingOf(config, 'telephony') === 'off' ? offTelephony : embeddedTelephony;
};

const hrisOf = (config: Config, db: Database): Hris => {
  if (config.hris) return httpHris(config.hris.url, config.hris.token);
  return standingOf(config, 'hris') === 'off' ? offHris : databaseHris(db);
};

const erpOf = (config: Config, db: Database, now: Clock): Erp => {
  if (config.erp) return httpErp(config.erp.url, config.erp.token);
  return standingOf(config, 'erp') === 'off' ? offErp : embeddedErp(db, now);
};

const eInvoicesOf = (config: Config, db: Database, now: Clock): EInvoicePortal => {
  if (config.eInvoices) return httpEInvoices(config.eInvoices.url, config.eInvoices.token);
  return standingOf(config, 'einvoice') === 'off' ? offEInvoices : embeddedEInvoices(db, now);
};

/** Picks the real adapter where a setting names one, the simulated one where it may be played, else one that refuses. */
export const createServices = (
  config: Config,
  {
    db,
    longDb,
    replica = null,
  }: Pick<DatabaseClient, 'db' | 'longDb'> & Partial<Pick<DatabaseClient, 'replica'>>,
  now: Clock = () => new Date(),
): Services => ({
  config,
  db,
  longDb,
  replica,
  mail: mailOf(config, db, now),
  messages: messagesOf(config, db, now),
  events: databaseEvents,
  telephony: telephonyOf(config),
  gateway: gatewayOf(config),
  files: config.fileStore ? s3Files(config.fileStore) : databaseFiles,
  identity: config.googleClientId ? googleIdentity(config.googleClientId, fetchJson) : null,
  directory:
    config.directory && oidcProvider(config.directory, config.directoryRule?.claim ?? null, now),
  hris: hrisOf(config, db),
  erp: erpOf(config, db, now),
  einvoice: eInvoicesOf(config, db, now),
  analytics: config.analytics
    ? httpAnalytics(config.analytics.url, config.analytics.token, now)
    : noAnalytics,
  webhookPost: postWebhook(addressGuard(config.webhookHosts)),
  now,
});
