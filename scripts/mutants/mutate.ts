/** A line that means something else: the file, the line counted from 1, what it was and what it became. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
}

/** What is turned round; the project's format puts spaces around operators, so generics are none. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ >= /, ' < '],
  [/ <= /, ' > '],
  [/ > (?=[\w(])/, ' <= '],
  [/ < (?=[\w(])/, ' >= '],
  [/ \+ (?=[\w(])/, ' - '],
  [/ - (?=[\w(])/, ' + '],
  [/: true\b/, ': false'],
  [/: false\b/, ': true'],
  [/(?<=\()!(?=\w)/, ''],
];

/** Lines that carry nothing at run time, or whose words alone would change. */
const isIdle = (line: string): boolean =>
  /^\s*(\/\/|\*|\/\*|import |export type |export interface |readonly |type |\||'|`)/.test(line) ||
  /^\s*["'`].*["'`],?$/.test(line);

/** Every way in which one line of a file may be turned round, once an operator and line. */
export const mutantsOf = (file: string, text: string): readonly Mutant[] =>
  text.split('\n').flatMap((was, at) =>
    isIdle(was)
      ? []
      : turns
          .filter(([operator]) => operator.test(was))
          .map(([operator, instead]) => ({
            file,
            line: at + 1,
            was,
            becomes: was.replace(operator, instead),
          })),
  );

/** The text of a file with the line of a mutant. */
export const withMutant = (text: string, { line, becomes }: Mutant): string =>
  text
    .split('\n')
    .map((own, at) => (at + 1 === line ? becomes : own))
    .join('\n');

/** Numbers from 0 to 1 that follow from a seed alone. */
const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** So many of a list, each once, by a seed. */
export const sampleOf = <Item>(items: readonly Item[], count: number, seed: number): Item[] => {
  const random = randomOf(seed);
  const left = [...items];
  const sample: Item[] = [];
  while (sample.length < count && left.length > 0)
    sample.push(...left.splice(Math.floor(random() * left.length), 1));
  return sample;
};
