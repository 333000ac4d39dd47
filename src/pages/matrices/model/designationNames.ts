import type { Language } from '#contract/model/types.ts';
import { categoryPattern, cellWords } from './cellWords.ts';
import { readToken, tokenOf, type StoredMatrix, type Token } from './rows.ts';

/** Designations by id and by name: those that may be chosen, and those that levels name though they are out of use. */
export interface DesignationNames {
  readonly language: Language;
  /** What may be chosen, by name. */
  readonly choices: readonly Token[];
  readonly nameOf: (token: Token) => string;
  /** The designation that a person means; undefined when there is none of that name. */
  readonly find: (text: string) => Token | undefined;
}

const fold = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

export const designationNames = (
  { designations, results }: StoredMatrix,
  language: Language,
): DesignationNames => {
  const inUse = results.flatMap(({ entries, reviewers }) => [
    ...entries.map(({ designationId: id, designationName: name }) => ({ id, name })),
    ...reviewers,
  ]);
  const names = new Map([...inUse, ...designations].map(({ id, name }) => [id, name]));
  const ids = new Map([...names].map(([id, name]) => [fold(name), id]));
  const chosen = new Set(designations.map(({ id }) => tokenOf(id)));
  const withCategory = results.flatMap(({ entries }) =>
    entries.flatMap(({ designationId, clientCategoryId }) =>
      clientCategoryId ? tokenOf(designationId, clientCategoryId) : [],
    ),
  );
  return {
    language,
    choices: [...new Set([...chosen, ...withCategory])],
    nameOf: token => {
      const [id, category] = readToken(token);
      const name = names.get(id) ?? String(id);
      return category === null ? name : `${name} (${cellWords[language].category} ${category})`;
    },
    find: text => {
      const [, name = text, category] = categoryPattern.exec(text.trim()) ?? [];
      const id = ids.get(fold(name));
      return id === undefined ? undefined : tokenOf(id, category ? Number(category) : null);
    },
  };
};
