import type { RecordMigration } from '../grammar/stored/recordMigration.ts';

/** The names that the resource of a migration had: what `move` takes over. */
export const movedFrom = ({ steps }: Pick<RecordMigration, 'steps'>): readonly string[] =>
  steps.flatMap(step => (step.do === 'move' ? [step.from] : []));
