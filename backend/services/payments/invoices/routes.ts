import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import { askForIrn } from './askForIrn.ts';
import { cancelDigislate, issueDigislate } from './digislate.ts';
import { emailProforma, emailTax } from './emailInvoice.ts';
import { invoicePdf, readInvoicePaper } from './invoicePdf.ts';
import { invoiceRecords } from './invoiceRecords.ts';
import { issueCreditNote } from './issueCreditNote.ts';

/** What clients are billed. */
export const invoiceRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, invoiceRecords);
  serve(app, services, callOf('invoices.emailProforma'), emailProforma);
  serve(app, services, callOf('invoices.emailTax'), emailTax);
  serve(app, services, callOf('invoices.issueDigislate'), issueDigislate);
  serve(app, services, callOf('invoices.cancelDigislate'), cancelDigislate);
  serve(app, services, callOf('invoices.issueCreditNote'), issueCreditNote);
  serve(app, services, callOf('invoices.askForIrn'), askForIrn);
  serve(app, services, callOf('invoices.paper'), readInvoicePaper);
  serve(app, services, callOf('invoices.pdf'), invoicePdf);
};
