import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { isThemeWidget } from '#contract/model/complete/themeWidgets.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import { codeFiles } from './screenSources.ts';

/** Sizes of registered code as `docs/how-to/go-beyond-a-screen-file.md` has them, smallest first. */
const sizes = ['cell', 'entry', 'dialog', 'check', 'panel', 'page'] as const;
type Size = (typeof sizes)[number];

/** A piece of code that a screen file names. */
interface Piece {
  readonly size: Size;
  readonly name: string;
}

interface Screen {
  readonly resource: string;
  readonly area: string;
  readonly route: string | undefined;
  readonly pieces: readonly Piece[];
}

const sizeOfKey: Readonly<Record<string, Size>> = {
  cell: 'cell',
  entry: 'entry',
  run: 'dialog',
  check: 'check',
  panel: 'panel',
  aside: 'panel',
  above: 'panel',
  refused: 'panel',
  page: 'page',
};

const recordChecks = 'contract/model/record/recordChecks.ts';

const piecesIn = (value: unknown): Piece[] => {
  if (Array.isArray(value)) return value.flatMap(piecesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Piece[] => {
    const size = sizeOfKey[key];
    if (size && typeof inner === 'string' && /^[A-Z]/.test(inner)) return [{ size, name: inner }];
    return piecesIn(inner);
  });
};

const unique = (pieces: readonly Piece[]): Piece[] =>
  [...new Map(pieces.map(piece => [`${piece.size} ${piece.name}`, piece])).values()].sort(
    (one, other) =>
      sizes.indexOf(one.size) - sizes.indexOf(other.size) || one.name.localeCompare(other.name),
  );

const screenOf = ({ file, text }: TextFile): Screen => {
  const { resource, route, ...rest } = JSON.parse(text) as { resource: string; route?: string };
  return { resource, route, area: basename(dirname(file)), pieces: unique(piecesIn(rest)) };
};

const fileOf = ({ size, name }: Piece): string =>
  size === 'check'
    ? recordChecks
    : (codeFiles().find(
        file =>
          basename(file, '.tsx') === name &&
          (size === 'cell' || size === 'entry'
            ? file.includes(size === 'cell' ? '/cells/' : '/entries/')
            : file.startsWith('src/pages/')),
      ) ?? '');

/** What the code says of itself: the first sentence of its docstring. */
export const reasonOf = (piece: Piece): string => {
  if (isThemeWidget(piece.name)) return "A widget of rjsf's theme";
  if (piece.size === 'check')
    return 'Rules over several fields that neither the schema nor a condition can say';
  const file = fileOf(piece);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:const|function) ${piece.name}\\b`,
  ).exec(text);
  const words = (found?.[1] ?? '').replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  return (/^.*?[.](?=\s|$)/.exec(words)?.[0] ?? words).replace(/\.$/, '').replaceAll('|', '\\|');
};

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const isFileAlone = ({ pieces }: Screen): boolean => pieces.length === 0;

/** What each kind of code is, for the table of counts. */
const words: Readonly<Record<Size, string>> = {
  cell: 'a cell: how one value reads',
  entry: 'an entry: how one value is entered',
  dialog: 'a dialog before something is done',
  check: 'a check of the record',
  panel: 'a panel that goes with a form or a record',
  page: 'the whole page',
};

const inOrder = (files: readonly TextFile[]): readonly Screen[] =>
  files.map(screenOf).sort((one, other) => one.resource.localeCompare(other.resource));

/** How many screens are files alone, and how many name code of each size; a screen may name several. */
export const screenCounts = (files: readonly TextFile[]): readonly string[] => {
  const screens = inOrder(files);
  const alone = screens.filter(isFileAlone).length;
  const naming = sizes.map(size => {
    const count = screens.filter(({ pieces }) => pieces.some(piece => piece.size === size)).length;
    return `${String(count).padStart(5)}  name ${words[size]}`;
  });
  return [
    `${String(screens.length).padStart(5)}  screens of the product`,
    `${String(alone).padStart(5)}  are a screen file and a schema`,
    ...naming,
  ];
};

/**
 * The page that tells which screens are files alone and which name code, which code and why. It counts nothing and has a line
 * for each screen, so that two branches that add one each change different lines.
 */
export const screensPage = async (files: readonly TextFile[]): Promise<string> => {
  const screens = inOrder(files);
  const alone = screens.filter(isFileAlone);
  const coded = screens.filter(screen => !isFileAlone(screen));
  const pieces = unique(coded.flatMap(screen => screen.pieces));
  const usersOf = (piece: Piece): string[] =>
    coded
      .filter(screen =>
        screen.pieces.some(one => one.size === piece.size && one.name === piece.name),
      )
      .map(({ resource }) => resource);
  const text = [
    '# Screens',
    'Generated by `npm run screens -- reference`, which also counts them, from the screen files and the first sentence of what each piece of code says of itself; a test compares. ' +
      'What the sizes of code are: [go beyond a screen file](../how-to/go-beyond-a-screen-file.md).',
    '## Screens that name code',
    'Each piece with the screens that name it and why it is code.',
    ...sizes.flatMap(size => {
      const own = pieces.filter(piece => piece.size === size);
      if (own.length === 0) return [];
      return [
        `### ${size.charAt(0).toUpperCase()}${size.slice(1)}`,
        tableOf(
          ['code', 'screens', 'why'],
          own.map(piece => [
            `\`${piece.name}\``,
            usersOf(piece)
              .map(name => `\`${name}\``)
              .join(' '),
            reasonOf(piece),
          ]),
        ),
      ];
    }),
    '## Screens that are files alone',
    'With the folder below `resources`; those without an address stand in the pages of others.',
    alone
      .map(({ area, resource, route }) => `- ${area}: \`${route ?? resource}\``)
      .toSorted()
      .join('\n'),
  ].join('\n\n');
  const options = await resolveConfig('docs/reference/screens.md');
  return format(`${text}\n`, { ...options, parser: 'markdown' });
};

/** Every piece of code that screen files name. */
export const piecesOf = (files: readonly TextFile[]): readonly Piece[] =>
  unique(files.flatMap(file => screenOf(file).pieces));
