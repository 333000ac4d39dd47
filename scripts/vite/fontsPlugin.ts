import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fontFileOf, indianScripts } from '../../contract/domain/texts/indianScripts.ts';

interface Cut {
  readonly name: string;
  readonly family: string;
  /** A file of a package. */
  readonly source: string;
  /** The characters it is cut to, as style sheets write them. */
  readonly characters: string;
  /** Taken as its package has it, which cut it to the script already. */
  readonly isWhole?: boolean;
  /** What besides the weight is fixed; a variable font keeps what is not named. */
  readonly axes?: Readonly<Record<string, number>>;
  /** The features that are kept; all, for a script that joins its letters, when it is left out. */
  readonly features?: readonly string[];
  /** Whether every page needs it for its first words. */
  readonly isFirst?: boolean;
}

const inter = {
  family: 'Inter Variable',
  source: 'inter-ui/variable/InterVariable.woff2',
  axes: { opsz: 14 },
  features: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
};

const weights = { min: 400, max: 700 };

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** The fonts of the console, cut to what is in use: Latin with the rupee sign, the rest of Latin, each script of India. */
export const cuts: readonly Cut[] = [
  {
    ...inter,
    name: 'inter-latin',
    characters:
      'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+200E-206F, U+20AC, U+20B9, U+2122, U+2190-2193, U+2212, U+2215, U+2264-2265',
    isFirst: true,
  },
  {
    ...inter,
    name: 'inter-latin-more',
    characters:
      'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20B8, U+20BA-20C0, U+2113, U+2116',
  },
  ...indianScripts.map(({ name, block: [first, last], ...script }) => ({
    name: `noto-${name}`,
    // One family: which of its files is fetched is told by the characters alone.
    family: 'Noto Sans India',
    source: fontFileOf(name),
    characters: [`U+${hex(first)}-${hex(last)}`, 'more' in script ? script.more : '']
      .filter(Boolean)
      .join(', '),
    isWhole: name !== 'devanagari',
  })),
];

/** Every character of a list such as `U+20-7E, U+20B9`. */
export const charactersOf = (list: string): string =>
  [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at);
    })
    .map(code => String.fromCodePoint(code))
    .join('');

const { resolve } = createRequire(import.meta.url);

/** Copyright, licence and where the licence stands: these travel with a font. */
const kept = [0, 13, 14];

const cutOut = async ({ source, characters, axes, features }: Cut): Promise<Buffer> =>
  subsetFont(await readFile(resolve(source)), charactersOf(characters), {
    targetFormat: 'woff2',
    variationAxes: { ...axes, wght: weights },
    preserveNameIds: kept,
    ...(features ? { keepFeatures: features } : {}),
  });

interface Drawn extends Cut {
  readonly fileName: string;
  readonly content: Buffer;
}

const draw = async (cut: Cut): Promise<Drawn> => {
  const content = cut.isWhole ? await readFile(resolve(cut.source)) : await cutOut(cut);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { ...cut, content, fileName: `assets/${cut.name}-${hash}.woff2` };
};

let drawn: Promise<readonly Drawn[]> | undefined;

/** All of them, cut once in a process. */
const drawAll = () => (drawn ??= Promise.all(cuts.map(draw)));

const faceOf = ({ family, fileName, characters }: Drawn): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights.min} ${weights.max};src:url('/${fileName}') format('woff2');unicode-range:${characters}}`;

const preload = (fileName: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: `/${fileName}`,
  crossorigin: '',
});

/**
 * Cuts the fonts when the console is built and tells the page of the one that its first words need: a font that is asked
 * for when the words are laid out has all of them laid out again when it comes.
 */
export const fontsPlugin = (): Plugin => {
  return {
    name: 'console-fonts',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const found = (await drawAll()).find(({ fileName }) => request.url === `/${fileName}`);
        if (!found) return next();
        return response.setHeader('content-type', 'font/woff2').end(found.content);
      });
    },
    async generateBundle() {
      for (const { fileName, content } of await drawAll())
        this.emitFile({ type: 'asset', fileName, source: content });
    },
    transformIndexHtml: async () => {
      const faces = await drawAll();
      return [
        { tag: 'style', children: faces.map(faceOf).join(''), injectTo: 'head' },
        ...faces
          .filter(({ isFirst }) => isFirst)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: preload(fileName),
            injectTo: 'head' as const,
          })),
      ];
    },
  };
};
