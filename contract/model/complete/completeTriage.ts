import type { TriageFile } from '../files/screenFile.ts';
import type { Field } from '../screen.ts';
import type { Triage } from '../triage.ts';
import { completeFact } from './completeRecordPage.ts';

/** How a list is worked through one by one. */
export const completeTriage = (
  { facts, since, acts, panel, flags = [] }: TriageFile,
  fields: Readonly<Record<string, Field>>,
): Triage => ({
  // What is decided on is told to the paisa.
  facts: facts.map(file => {
    const fact = completeFact(file, fields);
    return { ...fact, field: { ...fact.field, exact: true } };
  }),
  since: since ?? null,
  acts: Object.entries(acts).map(([name, key]) => ({ name, key })),
  panel: panel ?? null,
  flags: flags.map(({ tone = 'warning', ...flag }) => ({ ...flag, tone })),
});
