import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import {
  migrationSteps,
  recordMigration,
  type MigrationStep,
  type NamedMigration,
} from '#contract/model/migrate/recordMigration.ts';

export const migrationsFolder = 'record-migrations';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inWords = ({ instancePath, keyword, message }: TLocalizedValidationError): string =>
  `${instancePath}: ${keyword === 'boolean' ? 'there is no such key' : message}`;

/** What is wrong with a step, by what it is to do; the whole union would say that nothing fits. */
const stepFault = (step: unknown): string | undefined => {
  const name = isMembers(step) ? step['do'] : undefined;
  if (typeof name !== 'string' || !Object.hasOwn(migrationSteps, name))
    return `/do: write one of ${Object.keys(migrationSteps).join(', ')}`;
  const [fault] = Value.Errors(migrationSteps[name as MigrationStep['do']], step);
  return fault && inWords(fault);
};

const faultOf = (content: unknown): string | undefined => {
  const steps = isMembers(content) && Array.isArray(content['steps']) ? content['steps'] : [];
  for (const [at, step] of steps.entries()) {
    const fault = stepFault(step);
    if (fault) return `/steps/${at}${fault}`;
  }
  const [fault] = Value.Errors(recordMigration, content);
  return fault && inWords(fault);
};

/** The migrations of a folder in the order of their names. @throws where a file is none, with its name and what is wrong */
export const readMigrations = (root: string): readonly NamedMigration[] => {
  const folder = join(root, migrationsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => basename(file, '.json'))
    .sort()
    .map(name => {
      const file = `${name}.json`;
      const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const fault = faultOf(content);
      if (fault) throw new Error(`${migrationsFolder}/${file}${fault}`);
      return { name, ...Value.Parse(recordMigration, content) };
    });
};
