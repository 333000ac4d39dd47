import type { AuditSurface } from '#contract/domain/surfaces.ts';
import type { FastifyReply } from 'fastify';
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/calls/call.ts';
import type { Audit } from '../audit/createAudit.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import type { Replica } from '../database/replica/fromReplica.ts';
import type { Walk } from '../query/Walk.ts';
import type { Events } from '../events/Events.ts';
import type { Analytics } from '../adapters/analytics/Analytics.ts';
import type { EInvoicePortal } from '../adapters/eInvoices/EInvoicePortal.ts';
import type { Erp } from '../adapters/erp/Erp.ts';
import type { FileStore } from '../adapters/files/FileStore.ts';
import type { PaymentGateway } from '../adapters/gateway/PaymentGateway.ts';
import type { Telephony } from '../adapters/telephony/Telephony.ts';
import type { Mail } from '../adapters/mail/Mail.ts';
import type { Messages } from '../adapters/messages/Messages.ts';
import type { Hris } from '../adapters/hris/Hris.ts';
import type { DirectoryProvider } from '../adapters/identity/DirectoryProvider.ts';
import type { IdentityProvider } from '../adapters/identity/GoogleIdentity.ts';
import type { WebhookPost } from '../adapters/webhooks/postWebhook.ts';
import type { Actor } from './Actor.ts';

/** Tells the time: that of the machine, or the day on which the suites live. */
export type Clock = () => Date;

/** What the process gives every verb. */
export interface Services {
  config: Config;
  db: Database;
  /** For what reads much: connections of its own, where the engine has several (record 0240). */
  longDb: Database;
  /** A server that follows the database and may be read in its place; null: there is none (record 0258). */
  replica: Replica | null;
  mail: Mail;
  /** Text and WhatsApp messages to clients. */
  messages: Messages;
  /** Tells the browsers that listen what happened. */
  events: Events;
  /** Places phone calls, or plays them. */
  telephony: Telephony;
  /** Makes links by which clients pay, or plays them. */
  gateway: PaymentGateway;
  /** Bytes of uploaded files. */
  files: FileStore;
  /** Absent when no external identity accounts are set up. */
  identity: IdentityProvider | null;
  /** The company's OpenID Connect provider; absent when none is set up. */
  directory: DirectoryProvider | null;
  /** The HR system. */
  hris: Hris;
  /** NetSuite. */
  erp: Erp;
  /** Where invoices are registered under an IRN. */
  einvoice: EInvoicePortal;
  /** Where page timings and events of owner agents go. */
  analytics: Analytics;
  /** Brings what programs are told to them. */
  webhookPost: WebhookPost;
  /** The server's clock; tests give their own. */
  now: Clock;
}

export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string;
  /** Through what the change was made. */
  surface: AuditSurface;
  idempotencyKey: string | undefined;
}

/** What a verb works with; `db` is the transaction when the call changes anything. */
export interface Context<C extends Call = Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Absent only in calls that anyone may make. */
  actor: C['access'] extends 'anyone' ? Actor | undefined : Actor;
  db: Database;
  audit: Audit;
  services: Services;
  request: RequestFacts;
  /** Takes a call that is to be done with others at the end, in place of its verb. @returns what it seems to answer */
  gather?: (context: Context) => unknown;
  /** The record that a gathered call changes, as it was just read; its verb looks again. */
  known?: unknown;
  /** The call is a page of a list that is read to its end. */
  walk?: Walk;
  /** Someone else has approved the change; only a call that is run in the process says so. */
  isApproved?: boolean;
  /** For cookies and headers alone: the body is what the verb returns. */
  reply: FastifyReply;
}

export type Verb<C extends Call> = (context: Context<C>) => Promise<AnswerOf<C>>;
