import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Fault } from '#contract/model/check/fault.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import * as schema from '../../backend/database/schema/index.ts';
import '../../backend/services/routes.ts';
import { declaredHere } from '../../backend/tables/declareRecords.ts';
import { readTableFiles } from '../screenSources.ts';
import { unheldFields } from './unheldFields.ts';
import { unmigrated, type Snapshot } from './unmigrated.ts';

const folder = 'backend/database/migrations/meta';

const newestSnapshot = (): Snapshot => {
  const journal = JSON.parse(readFileSync(`${folder}/_journal.json`, 'utf8')) as {
    readonly entries: readonly { readonly idx: number }[];
  };
  const number = String(journal.entries.at(-1)?.idx ?? 0).padStart(4, '0');
  return JSON.parse(readFileSync(`${folder}/${number}_snapshot.json`, 'utf8')) as Snapshot;
};

/** Where record schemas, the tables of the code and the migrations do not fit each other. */
export const tableFaults = (screens: readonly TextFile[]): readonly Fault[] => {
  const schemas = new Map(
    screens.map(({ text }) => {
      const { resource, schema: file } = JSON.parse(text) as ScreenFile;
      return [resource, file] as const;
    }),
  );
  const tables = Object.values<unknown>(schema).filter((value): value is PgTable =>
    is(value, PgTable),
  );
  return [
    ...unmigrated(tables, newestSnapshot(), readTableFiles()),
    ...unheldFields(declaredHere, resource => schemas.get(resource), tables),
  ];
};
