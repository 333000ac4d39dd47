import type { Plugin } from 'vite';

const languages = ['en', 'hi'];
const asked = /\/texts(?:\/[\w-]+)?\.ts\?lang=(\w+)$/;

/** What the walk reads of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly elements?: readonly (Node | null)[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** The outermost lists: a catalogue has no others than its pairs. */
const pairsIn = (node: Node): readonly Node[] =>
  node.type === 'ArrayExpression' ? [node] : childrenOf(node).flatMap(pairsIn);

/**
 * A catalogue with one language of each pair in place of the pair.
 * @param tree the syntax tree of `code`
 * @throws Error where a list is not a pair
 */
export const oneLanguage = (code: string, tree: Node, language: string): string => {
  let result = '';
  let from = 0;
  for (const { start, end, elements } of pairsIn(tree)) {
    const chosen = elements?.[languages.indexOf(language)];
    if (!chosen || elements?.length !== languages.length)
      throw new Error(`${code.slice(start, end)} must be the words in ${languages.join(' and ')}`);
    result += code.slice(from, start) + code.slice(chosen.start, chosen.end);
    from = end;
  }
  return result + code.slice(from);
};

/**
 * A catalogue of words has both languages side by side, `save: ['Save', 'सहेजें']`; `texts.ts?lang=hi` is the same module with
 * one of them, so that the browser fetches no language that nobody reads.
 */
export const textsPlugin = (): Plugin => ({
  name: 'console-texts',
  transform: {
    filter: { id: asked },
    handler(code, id) {
      const language = asked.exec(id)?.[1] ?? '';
      return { code: oneLanguage(code, this.parse(code, { lang: 'ts' }), language), map: null };
    },
  },
});
