import { readdirSync, readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Fault } from '#contract/model/check/fault.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import * as schema from '../../backend/database/schema/index.ts';
import '../../backend/services/routes.ts';
import { declaredHere } from '../../backend/tables/declareRecords.ts';
import { readTableFiles } from '../screenSources.ts';
import { contractFaults } from './contractFaults.ts';
import { migrationsFolder as folder, migrationTags, readReleasedTables } from './releasedTables.ts';
import { unheldFields } from './unheldFields.ts';
import { unlistedMigrations } from './unlistedMigrations.ts';
import { unmigrated, type Snapshot } from './unmigrated.ts';

const readMeta = (name: string): unknown =>
  JSON.parse(readFileSync(`${folder}/meta/${name}`, 'utf8'));

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
  const tags = migrationTags();
  const newest = tags.at(-1)?.slice(0, 4) ?? '';
  const snapshot = readMeta(`${newest}_snapshot.json`) as Snapshot;
  return [
    ...unlistedMigrations(folder, readdirSync(folder), tags),
    ...contractFaults(
      folder,
      tags,
      tag => readFileSync(`${folder}/${tag}.sql`, 'utf8'),
      readReleasedTables(),
    ),
    ...unmigrated(tables, snapshot, readTableFiles()),
    ...unheldFields(declaredHere, resource => schemas.get(resource), tables),
  ];
};
