import type { MigrationStep } from '../grammar/stored/recordMigration.ts';

type StepOf<Name extends MigrationStep['do']> = Extract<MigrationStep, { readonly do: Name }>;

const words: { readonly [Name in MigrationStep['do']]: (step: StepOf<Name>) => string } = {
  rename: ({ field, to }) => `${field} becomes ${to}`,
  drop: ({ field }) => `${field} is removed`,
  convert: ({ field, values }) =>
    values ? `values of ${field} are replaced` : `${field} is read as it is today`,
  fill: ({ field }) => `${field} is filled in where it is missing`,
  keep: ({ field }) => `${field} stays as it is`,
  move: ({ from }) => `records of ${from} come along`,
};

/** Whether this version of the console knows what the step does; a file comes as somebody wrote it. */
export const isKnownStep = (step: MigrationStep): boolean => Object.hasOwn(words, step.do);

const inWords = <Name extends MigrationStep['do']>(name: Name, step: StepOf<Name>): string =>
  words[name](step);

/** What the steps of a migration do, as an administrator reads it. */
export const stepsInWords = (steps: readonly MigrationStep[]): string =>
  steps.map(step => (isKnownStep(step) ? inWords(step.do, step) : step.do)).join('; ');
