import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { discountMatrixEntries } from '#backend/database/schema/index.ts';
import { ok, startCatalogue, type Catalogue } from '#tests/conformance/catalogue/startCatalogue.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

export interface Entry {
  id: number;
  designationId: number;
  designationName: string;
  version: number;
}

export interface Matrix {
  results: {
    clientTypeId: number;
    level: number;
    fromBp: number;
    untilBp: number;
    dealUntilPaise: number | null;
    reviewers: { id: number; name: string }[];
    isAnyReviewEnough: boolean;
    entries: Entry[];
  }[];
  totalCount: number;
  designations: { id: number; name: string }[];
}

type Removal = { query?: Record<string, string | number>; body?: object };

export interface DiscountMatrix extends Catalogue {
  admin: Caller;
  /** Makes the matrix of client type 4 the one below. */
  begin: () => Promise<void>;
  read: (clientTypeId?: number) => Promise<Matrix>;
  save: (body: object, query?: Record<string, number>) => Promise<LightMyRequestResponse>;
  remove: (options: Removal) => Promise<LightMyRequestResponse>;
  entryOf: (designationId: number) => Promise<Entry>;
  /** The newest entry of the matrix's history. */
  newest: () => Promise<object | undefined>;
}

export const matrixPath = '/sapna/v1/disount-approving-authorities';

/** AM, SAM, TL and ZM of the specification's master designations. */
export const [am, sam, lead, zonal] = [29, 30, 32, 33] as const;

const begun = [
  { level: 1, designationId: am, untilBp: 1000 },
  { level: 2, designationId: lead, untilBp: 2000 },
  { level: 2, designationId: zonal, untilBp: 2000 },
  { level: 3, designationId: sam, untilBp: 4000 },
];

/** Levels with their limits and designations. */
export const limits = ({ results }: Pick<Matrix, 'results'>) =>
  results.map(({ level, fromBp, untilBp, entries }) => [
    level,
    fromBp,
    untilBp,
    ...entries.map(({ designationId }) => designationId).toSorted((one, other) => one - other),
  ]);

export const faults = (response: LightMyRequestResponse) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

/** The server with a signed-in admin, and short ways to read and write the matrix of client type 4. */
export const startDiscountMatrix = async (): Promise<DiscountMatrix> => {
  const test = await startCatalogue();
  const admin = await test.as('admin');
  const read: DiscountMatrix['read'] = async (clientTypeId = 4) =>
    ok<Matrix>(await admin.get(`${matrixPath}/get-all-entries`, { query: { clientTypeId } }));
  const save: DiscountMatrix['save'] = (body, query = { clientTypeId: 4 }) =>
    admin.post(`${matrixPath}/update/add-entries`, body, { query });
  return {
    ...test,
    admin,
    read,
    save,
    begin: async () => {
      await test.client.db
        .delete(discountMatrixEntries)
        .where(eq(discountMatrixEntries.clientTypeId, 4));
      ok(await save({ entries: begun }));
    },
    remove: options => admin.call('DELETE', `${matrixPath}/update/delete-entries`, options),
    entryOf: async designationId => {
      const { results } = await read();
      const found = results
        .flatMap(({ entries }) => entries)
        .find(entry => entry.designationId === designationId);
      if (!found) throw new Error(`No entry of designation ${designationId}`);
      return found;
    },
    newest: async () => (await test.history('discount-matrix', 4)).at(-1),
  };
};
