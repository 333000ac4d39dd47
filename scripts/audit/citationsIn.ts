/** A place that a text sends its reader to. */
export interface Citation {
  readonly kind: 'section' | 'statement' | 'decision' | 'record';
  /** `1.4` is part 1 section 4; the others are as they are written: `P1-B-001`, `T74`, `0123`. */
  readonly target: string;
  readonly line: number;
}

/** Comments break a citation at any word. */
const gap = String.raw`\s+(?:(?:\*|\/\/|--)\s+)?`;
const joint = String.raw`(?:,${gap}(?:(?:and|or)${gap})?|${gap}(?:and|or|to)${gap})`;
const listOf = (one: string): string => `${one}(?:${joint}${one})*`;

const section = String.raw`\d+(?:\.\d+)*`;
const sectionPattern = new RegExp(
  String.raw`\b(?:parts?${gap}|P)(${listOf(String.raw`\d`)}),?` +
    `${gap}(?:sections${gap}(${listOf(section)})|section${gap}(${section})|(${listOf(`§${section}`)}))`,
  'gi',
);
const statementPattern = /\bP\d-[A-Z]-\d{3}\b/g;
// A time of day has a T as well: T00:00.
const decisionPattern = /(?<![\w-])T[1-9]\d{0,2}\b(?!:\d)/g;
const recordPattern = new RegExp(
  String.raw`(?:\b(?:decision|record)s?${gap}(${listOf(String.raw`(?:0\d{3}|T\d+)`)})|docs\/decisions\/(0\d{3}))`,
  'gi',
);

/** The members of `3, 5 and 7 to 9`; a member keeps its number of digits. */
export const membersOf = (list: string): readonly string[] =>
  [...list.matchAll(/(\d+(?:\.\d+)*)(?:\s*(?:to|–|…)\D*?(\d+))?/g)].flatMap(
    ([, first = '', last]) =>
      last === undefined
        ? [first]
        : Array.from({ length: Math.max(0, Number(last) - Number(first)) + 1 }, (_none, more) =>
            String(Number(first) + more).padStart(first.length, '0'),
          ),
  );

/** All citations of a text, in its order by kind; what is said of no part ("section 4") is none. */
export const citationsIn = (text: string): readonly Citation[] => {
  const found: Citation[] = [];
  const add = (kind: Citation['kind'], at: number, targets: readonly string[]): void => {
    const line = text.slice(0, at).split('\n').length;
    for (const target of targets) found.push({ kind, target, line });
  };
  for (const { index, 1: parts = '', 2: several, 3: one, 4: signed } of text.matchAll(
    sectionPattern,
  )) {
    const sections = one === undefined ? membersOf(several ?? signed ?? '') : [one];
    for (const part of membersOf(parts))
      add(
        'section',
        index,
        sections.map(number => `${part}.${number}`),
      );
  }
  for (const { index, 0: id } of text.matchAll(statementPattern)) add('statement', index, [id]);
  for (const { index, 0: id } of text.matchAll(decisionPattern)) add('decision', index, [id]);
  for (const { index, 1: several = '', 2: path } of text.matchAll(recordPattern))
    add('record', index, path === undefined ? (several.match(/\b0\d{3}\b/g) ?? []) : [path]);
  return found;
};
