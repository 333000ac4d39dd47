import type { MigrationStep } from './recordMigration.ts';

const inWords = (step: MigrationStep): string => {
  switch (step.do) {
    case 'rename':
      return `${step.field} becomes ${step.to}`;
    case 'drop':
      return `${step.field} is removed`;
    case 'convert':
      return step.values
        ? `values of ${step.field} are replaced`
        : `${step.field} is read as it is today`;
    case 'fill':
      return `${step.field} is filled in where it is missing`;
    case 'keep':
      return `${step.field} stays as it is`;
    case 'move':
      return `records of ${step.from} come along`;
    default:
      return step satisfies never;
  }
};

/** What the steps of a migration do, as an administrator reads it. */
export const stepsInWords = (steps: readonly MigrationStep[]): string =>
  steps.map(inWords).join('; ');
