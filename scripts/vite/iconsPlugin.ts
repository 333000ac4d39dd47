import { createHash } from 'node:crypto';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { iconNames } from '../../contract/model/iconNames.ts';
import { controlNames } from '../../src/parts/icons/controlNames.ts';

/** Where `index.html` has the address of the file. */
const place = '__CONSOLE_ICONS__';

/** Names of ours that Lucide has for another picture, or no longer. */
const lucideNames: Readonly<Record<string, string>> = {
  briefcase: 'briefcase-business',
  'circle-help': 'circle-question-mark',
};

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type Module = () => Promise<{ __iconData: { node: readonly Node[] } }>;

/** Lucide's types do not tell of the nodes that its modules export. */
const modules = dynamicIconImports as unknown as Readonly<Record<string, Module | undefined>>;

/** A box with round corners, which svgo leaves as it is. */
const boxPath = (attributes: Node[1]): string => {
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map(key =>
    Number(attributes[key] ?? 0),
  ) as [number, number, number, number, number];
  const corner = (across: number, down: number) => `a${r} ${r} 0 0 1 ${across} ${down}`;
  const [wide, high] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${wide}${corner(r, r)}v${high}${corner(-r, r)}h${-wide}${corner(-r, -r)}v${-high}${corner(r, -r)}z`;
};

/** What is drawn for one shape. Filled are dots alone, whose strokes leave no more than a point in the middle. */
const shapesOf = ([tag, { key: _forReact, fill, ...attributes }]: Node): string => {
  if (tag === 'rect') return `<path d="${boxPath(attributes)}"/>`;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const middle = fill ? `<path d="M${attributes['cx']} ${attributes['cy']}h.01"/>` : '';
  return `<${tag}${written.join('')}/>${middle}`;
};

/** The same picture as one path, because a page holds what an icon is made of. All strokes of an icon are alike. */
const onePathOf = (name: string, shapes: string): string => {
  const { data } = optimize(`<svg>${shapes}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
    ],
  });
  const [, path] = /^<svg><path d="([^"]+)"\/><\/svg>$/.exec(data) ?? [];
  if (path === undefined) throw new Error(`The icon "${name}" is not one path: ${data}`);
  return path;
};

const pathOf = async (name: string): Promise<string> => {
  const load = modules[lucideNames[name] ?? name];
  if (!load) throw new Error(`Lucide has no icon "${name}"`);
  const {
    __iconData: { node },
  } = await load();
  return `<path id="${name}" d="${onePathOf(name, node.map(shapesOf).join(''))}"/>`;
};

/** The icons of those names as one SVG file. Colour and width of the strokes come from where an icon is shown. */
export const drawSprite = async (names: readonly string[]): Promise<string> => {
  const paths = await Promise.all(names.map(pathOf));
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC: lucide.dev/license -->${paths.join('')}</svg>`;
};

/**
 * Draws every icon into one picture file, which is fetched beside the script and kept forever, and writes its address
 * into the page, where `public/boot.js` reads it and draws each icon that the page shows.
 */
export const iconsPlugin = (): Plugin => {
  let drawn: Promise<{ fileName: string; content: string }> | undefined;
  const draw = () => {
    drawn ??= drawSprite([...iconNames, ...controlNames]).then(content => {
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
      return { fileName: `assets/icons-${hash}.svg`, content };
    });
    return drawn;
  };
  return {
    name: 'console-icons',
    configureServer: async ({ middlewares }) => {
      const { fileName, content } = await draw();
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(content);
      });
    },
    async generateBundle() {
      const { fileName, content } = await draw();
      this.emitFile({ type: 'asset', fileName, source: content });
    },
    transformIndexHtml: async page => page.replace(place, `/${(await draw()).fileName}`),
  };
};
