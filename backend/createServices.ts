import { noAnalytics } from './adapters/analytics/Analytics.ts';
import { httpAnalytics } from './adapters/analytics/httpAnalytics.ts';
import { embeddedErp } from './adapters/erp/embeddedErp.ts';
import { httpErp } from './adapters/erp/httpErp.ts';
import { databaseFiles } from './adapters/files/databaseFiles.ts';
import { s3Files } from './adapters/files/s3Files.ts';
import { embeddedGateway } from './adapters/gateway/embeddedGateway.ts';
import { linkGateway } from './adapters/gateway/linkGateway.ts';
import type { PaymentGateway } from './adapters/gateway/PaymentGateway.ts';
import { googleIdentity } from './adapters/identity/GoogleIdentity.ts';
import { databaseHris } from './adapters/hris/databaseHris.ts';
import { httpHris } from './adapters/hris/httpHris.ts';
import { outboxMail } from './adapters/mail/outboxMail.ts';
import { smtpMail } from './adapters/mail/smtpMail.ts';
import { embeddedTelephony } from './adapters/telephony/embeddedTelephony.ts';
import { kiraTelephony } from './adapters/telephony/kiraTelephony.ts';
import type { Services } from './calls/Context.ts';
import type { Config } from './config.ts';
import type { Database } from './database/client.ts';
import { databaseEvents } from './events/databaseEvents.ts';

const fetchJson = async (url: string) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  return { ok: answer.ok, body: await answer.json().catch(() => null) };
};

/** The company's gateway, or the one that is played. */
export const gatewayOf = ({ paymentGateway, publicUrl }: Config): PaymentGateway =>
  paymentGateway.api
    ? linkGateway(paymentGateway.api)
    : embeddedGateway(paymentGateway.secret, publicUrl);

/** Picks the real adapter where a setting names one, else the embedded one. */
export const createServices = (config: Config, db: Database): Services => ({
  config,
  db,
  mail: config.mail.smtpUrl ? smtpMail(config.mail.smtpUrl, config.mail.from) : outboxMail(db),
  events: databaseEvents,
  telephony: config.telephony ? kiraTelephony(config.telephony) : embeddedTelephony,
  gateway: gatewayOf(config),
  files: config.fileStore ? s3Files(config.fileStore, () => new Date()) : databaseFiles,
  identity: config.googleClientId ? googleIdentity(config.googleClientId, fetchJson) : null,
  hris: config.hris ? httpHris(config.hris.url, config.hris.token) : databaseHris(db),
  erp: config.erp ? httpErp(config.erp.url, config.erp.token) : embeddedErp(db, () => new Date()),
  analytics: config.analytics
    ? httpAnalytics(config.analytics.url, config.analytics.token, () => new Date())
    : noAnalytics,
  now: () => new Date(),
});
