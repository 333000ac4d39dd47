import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import {
  migrationSteps,
  recordMigration,
  type MigrationStep,
} from '#contract/model/grammar/stored/recordMigration.ts';

type Members = Readonly<Record<string, unknown>>;

/** What is wrong with the form of a migration's file, and where. */
export interface StructureFault {
  readonly pointer: string;
  readonly message: string;
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const told = (fault: TLocalizedValidationError | undefined, at = ''): StructureFault | undefined =>
  fault && {
    pointer: at + fault.instancePath,
    message: fault.keyword === 'boolean' ? 'There is no such key' : `It ${fault.message}`,
  };

/** By what a step is to do: the whole union would say that nothing fits. */
const stepFault = (step: unknown, at: string): StructureFault | undefined => {
  const name = isMembers(step) ? step['do'] : undefined;
  if (typeof name !== 'string' || !Object.hasOwn(migrationSteps, name))
    return {
      pointer: `${at}/do`,
      message: `Write one of ${Object.keys(migrationSteps).join(', ')}`,
    };
  const [fault] = Value.Errors(migrationSteps[name as MigrationStep['do']], step);
  return told(fault, at);
};

/** The first fault in the form of a migration. Its name is that of its file. */
export const structureFault = (content: unknown): StructureFault | undefined => {
  const { name: _, ...file } = content as Members;
  const steps: readonly unknown[] = Array.isArray(file['steps']) ? file['steps'] : [];
  const ofSteps = steps.flatMap((step, at) => stepFault(step, `/steps/${at}`) ?? []);
  return ofSteps[0] ?? told(Value.Errors(recordMigration, file)[0]);
};
