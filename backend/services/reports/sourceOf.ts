import type { ReportSource } from './ReportSource.ts';
import { agentPerformance, calls, salesConnect } from './sources/calls.ts';
import { invoices } from './sources/invoices.ts';
import { paymentFailed, renewals, sales, salesOpportunities } from './sources/sales.ts';
import { stateMovement } from './sources/stateMovement.ts';

/** By the call that a report names. */
const sources: Readonly<Record<string, ReportSource>> = {
  'reports.calls': calls,
  'reports.sales': sales,
  'reports.invoices': invoices,
  'reports.agentPerformance': agentPerformance,
  'reports.paymentFailed': paymentFailed,
  'reports.salesConnect': salesConnect,
  'reports.stateMovement': stateMovement,
  'reports.salesOpportunities': salesOpportunities,
  'reports.renewals': renewals,
};

export const sourceOf = (call: string): ReportSource => {
  const source = sources[call];
  if (!source) throw new Error(`No report is made of the call ${call}`);
  return source;
};
