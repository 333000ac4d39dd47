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

/** The same picture as one path where it can be: a page holds as few elements as that. All strokes of an icon are alike. */
const oneShapeOf = (shapes: string): string => {
  const { data } = optimize(`<svg>${shapes}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'mergePaths', params: { force: true } },
    ],
  });
  return data.slice('<svg>'.length, -'</svg>'.length);
};

const symbolOf = async (name: string): Promise<string> => {
  const load = modules[lucideNames[name] ?? name];
  if (!load) throw new Error(`Lucide has no icon "${name}"`);
  const {
    __iconData: { node },
  } = await load();
  const shapes = node.map(([tag, { key: _forReact, ...attributes }]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${oneShapeOf(shapes.join(''))}</symbol>`;
};

/** The icons of those names as one SVG file. Colour and width of the strokes come from where a symbol is used. */
export const drawSprite = async (names: readonly string[]): Promise<string> => {
  const symbols = await Promise.all(names.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC: lucide.dev/license -->${symbols.join('')}</svg>`;
};

/**
 * Draws every icon into one picture file, which is fetched beside the script and kept forever, and writes its address
 * into the page, into which `public/boot.js` puts the pictures.
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
