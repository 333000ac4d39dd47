import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { targetFaults } from '#contract/domain/incentives/targetFaults.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { readAmount } from '#contract/domain/money/readAmount.ts';

export type TargetSheet = AnswerOf<CallOf<'userTargets.sheet'>>;
export type TargetPerson = TargetSheet['results'][number];

/** A row of the sheet: a person with their targets in paise. */
export interface TargetRow {
  readonly key: string;
  readonly individual: number;
  readonly team: number;
}

export const targetColumns = ['individual', 'team'] as const;
export type TargetColumn = (typeof targetColumns)[number];

const typeOf = { individual: 'Individual', team: 'Team' } as const;

export const rowsOf = (people: readonly TargetPerson[]): readonly TargetRow[] =>
  people.map(({ userId, individualTarget, teamTarget }) => ({
    key: String(userId),
    individual: individualTarget,
    team: teamTarget,
  }));

/** Rupees as people type or paste them; undefined for what is not an amount, such as one below zero. */
export const readTarget = (text: string): number | undefined => {
  const typed = text.replace(/^₹\s*/, '').trim();
  return typed === '' || typed === '-' ? 0 : readAmount(typed);
};

/** The plain number of rupees, which a spreadsheet takes. */
export const writeTarget = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

export interface RowFault {
  readonly key: string;
  readonly column: TargetColumn;
  readonly words: Told;
}

/** What the rule of a person says to their targets, for all rows that are changed. */
export const faultsOf = (
  rows: readonly TargetRow[],
  people: readonly TargetPerson[],
): readonly RowFault[] => {
  const byKey = new Map(people.map(person => [String(person.userId), person]));
  return rows.flatMap(row => {
    const person = byKey.get(row.key);
    if (!person) return [];
    const isStored = person.individualTarget === row.individual && person.teamTarget === row.team;
    if (isStored) return [];
    return targetFaults(
      { Individual: row.individual, Team: row.team },
      { min: person.allowedMinTarget, max: person.allowedMaxTarget, types: person.types },
    ).map(({ type, words }) => ({
      key: row.key,
      column: targetColumns.find(column => typeOf[column] === type) ?? 'individual',
      words,
    }));
  });
};
