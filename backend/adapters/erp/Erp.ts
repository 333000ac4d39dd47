import type { ErpEntity } from '#contract/domain/erp/entitySearch.ts';

/** A record of ours as NetSuite gets it. */
export interface ErpPush {
  readonly entityName: ErpEntity;
  readonly entityId: number;
  readonly domain: number;
  /** Which department and branch it is booked under; null for what was not pushed by hand. */
  readonly departmentId: number | null;
  readonly branchId: number | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** From 1; a push that is repeated has the same key, so that it is taken once. */
  readonly attempt: number;
  readonly key: string;
}

/** What it answers to a push. */
export interface ErpTaken {
  readonly erpId: string;
}

/** NetSuite, or whatever books the company keeps. */
export interface Erp {
  /** True where the console's own tables stand in for it. */
  readonly isSimulated: boolean;
  /** @throws ErpRefused, which repeating cannot fix, or ErpAway, which one may. */
  readonly push: (record: ErpPush) => Promise<ErpTaken>;
}

/** It read the record and will not have it; the message is its own. */
export class ErpRefused extends Error {}

/** It did not answer, or not in a way that can be read. */
export class ErpAway extends Error {}
