import companies from '#backend/database/seed/data/companies.json' with { type: 'json' };
import people from '#backend/database/seed/data/people.json' with { type: 'json' };

/*
 * Names of the copies, as SQL: another first word for a firm, another first and last one for a person. Which words is a matter
 * of the old text, the copy and the seed, so what was the same text stays the same text wherever it stands.
 */

const firstParts = 'Aa Bha Cha De Esh Fa Ga Ha In Ja Ka La Ma Na Om Pra Ra Sa Ta Va'.split(' ');
const endParts =
  'rav vesh ndra pak wari tima uri rish dira ya vita lit dhav kul kar bha jesh chin rini run'.split(
    ' ',
  );

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const list = (words: readonly string[]): string => `(array[${words.map(literal).join()}]::text[])`;
const unique = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

const all = Object.values(people);
const lastNames = unique(all.flatMap(({ last }) => last));
const firstNames = unique(all.flatMap(({ female, male }) => [...female, ...male]));
const firmWords = unique([
  ...companies.builderFirst,
  ...lastNames,
  ...firstParts.flatMap(first => endParts.map(end => first + end)),
]);

const picked = (words: readonly string[], hash: string): string =>
  `${list(words)}[1 + mod(${hash}, ${words.length})]`;

/** A word that a handful of clients have. */
const rareWord = (hash: string): string =>
  [
    picked(firstParts, hash),
    picked(endParts, `${hash} / 20`),
    picked(endParts, `${hash} / 400`),
  ].join(' || ');

/** The end of a text from its first space on; all of it where there is none. */
const withoutFirst = (text: string): string =>
  `case when strpos(${text}, ' ') > 0 then substr(${text}, strpos(${text}, ' ')) else ' ' || ${text} end`;

export interface NewName {
  /** SQL of the old name. */
  readonly old: string;
  /** SQL that is true where it is a person's. */
  readonly isPerson: string;
  readonly seed: number;
}

/** SQL of the name in copy `k.c`; in the demo's own clients, whose number is 0, it is the old one. */
export const newName = ({ old, isPerson, seed }: NewName): string => {
  const hash = `abs(hashtextextended(${old}, ${seed} + k.c::bigint) % 2147483647)`;
  return `(case when k.c = 0 then ${old}
    when ${isPerson} then ${picked(firstNames, `${hash} / 7`)} || ' ' || ${picked(lastNames, `${hash} / 1013`)}
    else case when mod(${hash}, 10) = 0 then ${rareWord(`${hash} / 10`)} || ' ' else '' end
      || ${picked(firmWords, `${hash} / 11`)} || ${withoutFirst(old)} end)`;
};
