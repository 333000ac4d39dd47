import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { amenities } from '#tests/support/amenities.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { whoMay } from '#tests/support/whoMay.ts';

/** The tests live on one day, the one for which the demo data was made. */
const now = new Date('2026-11-20T06:00:00.000Z');

/** Of what there is more of than is saved at once, a part. */
export const partOf = (resource: string): Readonly<Record<string, string>> =>
  resource === 'package-prices' ? { filters: 'packageId=le=40' } : {};

/** The amenities, which an admin may also save as a file. */
const exported = {
  ...amenities,
  access: {
    ...(amenities.access as object),
    admin: {
      do: ['list', 'show', 'create', 'edit', 'remove', 'export', 'import'],
      rows: true,
      hide: [],
      lock: [],
    },
  },
} as RecordScreen;

export interface Imports extends TestApp {
  /** Sends a file for a screen, as an admin unless told otherwise. */
  send: (
    resource: string,
    csv: string | Buffer,
    query?: Record<string, string | boolean>,
    caller?: Caller,
  ) => ReturnType<Caller['call']>;
  check: (resource: string, csv: string, caller?: Caller) => Promise<ImportAnswer>;
  /** Checks a file and applies it; the id of the import. */
  apply: (resource: string, csv: string, caller?: Caller) => Promise<string>;
  admin: Caller;
  /** Someone who may import a screen's records and export them. */
  importer: (screen: RecordScreen) => Promise<Caller>;
}

/** The server with a screen of the generic store that is made for the suites, and short ways to import. */
export const startImports = async (): Promise<Imports> => {
  const app = await startTestApp({ services: { now: () => now }, screens: [exported] });
  const admin = await app.as('admin');
  const send: Imports['send'] = (resource, csv, query = {}, caller = admin) =>
    caller.call('POST', `/console/v1/imports/${resource}`, {
      query,
      body: csv,
      headers: { 'content-type': 'text/csv' },
    });
  const okOf = (answer: Awaited<ReturnType<Imports['send']>>): ImportAnswer => {
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<ImportAnswer>();
  };
  const check: Imports['check'] = async (resource, csv, caller) =>
    okOf(await send(resource, csv, { dryRun: true }, caller));
  return {
    ...app,
    admin,
    importer: screen => app.as(whoMay(roleCodes.filter(code => canDo(screen, [code], 'import')))),
    send,
    check,
    apply: async (resource, csv, caller) => {
      const { importId = '' } = await check(resource, csv, caller);
      okOf(await send(resource, csv, { importId, fileName: 'some.csv' }, caller));
      return importId;
    },
  };
};
