import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { nextEInvoiceAttempt } from '#contract/domain/invoices/eInvoice.ts';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import { EInvoiceRefused } from '../../../adapters/eInvoices/EInvoicePortal.ts';
import { createAudit } from '../../../audit/createAudit.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { eInvoices, invoices } from '../../../database/schema/index.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { agentActor } from '../../../session/agentActor.ts';
import { eInvoiceDocument } from './eInvoiceDocument.ts';
import { eInvoiceRow, type EInvoiceRow } from './eInvoiceRow.ts';
import { sendInvoice } from './sendInvoice.ts';

/** Longer than the portal is waited for: what a process took and died with is taken by another after it. */
const lease = 120_000;

/** Takes the oldest that is due; no other process asks for it meanwhile. */
const claim = async ({ db, now }: Services): Promise<EInvoiceRow | undefined> => {
  const due = db
    .select({ id: eInvoices.id })
    .from(eInvoices)
    .where(
      and(inArray(eInvoices.state, ['queued', 'cancelling']), lte(eInvoices.nextAttemptAt, now())),
    )
    .orderBy(asc(eInvoices.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(eInvoices)
    .set({
      attempts: sql`${eInvoices.attempts} + 1`,
      nextAttemptAt: new Date(now().getTime() + lease),
    })
    .where(eq(eInvoices.id, sql`(${due})`))
    .returning();
  return row;
};

/** In the name of the person who asked last: nobody else is there. */
const inTheNameOf = async (db: Database, services: Services, row: EInvoiceRow) => {
  const actor = await agentActor(db, row.updatedBy ?? row.createdBy ?? 0);
  const audit = createAudit(db, actor, { id: `e-invoice-${row.id}`, surface: 'job' });
  return { db, services, actor, audit };
};

/** Writes what came of it, with its history; its invoice is another version, so that whoever has it open sees it. */
const settle = async (
  db: Database,
  services: Services,
  row: EInvoiceRow,
  action: AuditAct,
  values: Partial<EInvoiceRow>,
) => {
  await db
    .update(eInvoices)
    .set({ ...values, version: sql`${eInvoices.version} + 1` })
    .where(eq(eInvoices.id, row.id));
  const [invoice] = await db
    .update(invoices)
    .set({ version: sql`${invoices.version} + 1` })
    .where(eq(invoices.id, row.invoiceId))
    .returning({ version: invoices.version });
  const context = await inTheNameOf(db, services, row);
  const { irn = row.irn, ackNumber, error } = values;
  await context.audit.record({
    action,
    entity: 'invoices',
    entityId: row.invoiceId,
    ...(invoice && { version: invoice.version }),
    after: { irn, ...(ackNumber && { ackNumber }), ...(error && { eInvoiceError: error }) },
  });
};

/** Mails what waited for its IRN; the IRN stands, whatever becomes of the mail. */
const mailWaiting = (services: Services, { invoiceId }: EInvoiceRow): Promise<void> =>
  transactionWithEffects(services.db, async db => {
    const row = await eInvoiceRow({ db }, invoiceId);
    if (row?.state !== 'registered' || !row.mailTo) return;
    await db
      .update(eInvoices)
      .set({ mailTo: null, mailName: null, version: sql`${eInvoices.version} + 1` })
      .where(eq(eInvoices.id, row.id));
    const to = { name: row.mailName ?? row.mailTo, email: row.mailTo };
    await sendInvoice(await inTheNameOf(db, services, row), invoiceId, to);
  });

const register = async (services: Services, row: EInvoiceRow): Promise<void> => {
  const document = await eInvoiceDocument({ db: services.db, services }, row.invoiceId);
  const got = await services.einvoice.register(document, row.attempts);
  await transactionWithEffects(services.db, async db => {
    const now = await eInvoiceRow({ db }, row.invoiceId);
    // Cancelled while the portal was asked: the IRN that came is cancelled, too.
    const isWanted = now?.state === 'queued';
    await settle(db, services, row, 'register-irn', {
      ...got,
      isSimulated: services.einvoice.isSimulated,
      state: isWanted ? 'registered' : 'cancelling',
      attempts: 0,
      nextAttemptAt: isWanted ? null : services.now(),
      error: null,
    });
  });
  await mailWaiting(services, row);
};

const cancel = async (services: Services, row: EInvoiceRow): Promise<void> => {
  const [invoice] = await services.db
    .select({ reason: invoices.cancelReason })
    .from(invoices)
    .where(eq(invoices.id, row.invoiceId));
  await services.einvoice.cancel(row.irn ?? '', invoice?.reason || 'Invoice cancelled');
  await transactionWithEffects(services.db, async db => {
    await settle(db, services, row, 'cancel-irn', {
      state: 'cancelled',
      attempts: 0,
      nextAttemptAt: null,
      error: null,
    });
  });
};

/** What is to be tried again says why it waits; what cannot be mended by trying waits for a person, with history. */
const fail = async (services: Services, row: EInvoiceRow, error: unknown): Promise<void> => {
  const message = (error instanceof Error && error.message.slice(0, 500)) || 'Unknown';
  const again =
    error instanceof EInvoiceRefused
      ? undefined
      : nextEInvoiceAttempt(row.attempts, services.now());
  await transactionWithEffects(services.db, async db => {
    const now = await eInvoiceRow({ db }, row.invoiceId);
    if (again || now?.state !== row.state)
      await db
        .update(eInvoices)
        .set({
          ...(now?.state === row.state && again && { nextAttemptAt: again }),
          error: message,
          version: sql`${eInvoices.version} + 1`,
        })
        .where(eq(eInvoices.id, row.id));
    else
      await settle(db, services, row, 'irn-refused', {
        state: 'refused',
        nextAttemptAt: null,
        error: message,
      });
  });
};

/** Asks the portal for what is due, one after the other. Several processes may do it at once. */
export const sendDueEInvoices = async (services: Services): Promise<void> => {
  for (let row = await claim(services); row; row = await claim(services)) {
    const asked = row;
    await (asked.state === 'cancelling' ? cancel : register)(services, asked).catch(
      (error: unknown) => fail(services, asked, error),
    );
  }
};
