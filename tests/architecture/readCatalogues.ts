import { parseSync } from 'oxc-parser';
import { resolve } from './readImports.ts';

/** A node of a syntax tree; its children are found by looking at all that it holds. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return value['name'] as string;
  return value.type === 'Literal' ? String(value['value']) : undefined;
};

/** Without `as const` and `satisfies`. */
const bare = (value: unknown): Node | undefined => {
  if (!isNode(value)) return undefined;
  const { type, expression } = value;
  return type === 'TSAsExpression' || type === 'TSSatisfiesExpression' ? bare(expression) : value;
};

/** A sentence: words with a space between, `told()` of both languages, or a function that makes one. */
const isText = (value: unknown): boolean => {
  const node = bare(value);
  if (node?.type === 'Literal') return typeof node['value'] === 'string' && / /.test(node['value']);
  if (node?.type === 'TemplateLiteral') return true;
  if (node?.type === 'CallExpression') return nameOf(node['callee']) === 'told';
  return node?.type === 'ArrowFunctionExpression' && isText(node['body']);
};

const propertiesOf = (value: unknown): readonly Node[] =>
  isNode(value) && value.type === 'ObjectExpression' ? (value['properties'] as Node[]) : [];

/** Texts by the name of their catalogue: the exported constants of a file that hold sentences. */
const cataloguesIn = (body: readonly Node[]): ReadonlyMap<string, readonly string[]> => {
  const declared = body.flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && isNode(declaration)
      ? ((declaration['declarations'] ?? []) as Node[])
      : [],
  );
  const found = declared.map(({ id, init }): [string, readonly string[]] => [
    nameOf(id) ?? '',
    propertiesOf(bare(init))
      .filter(property => isText(property['value']))
      .flatMap(property => nameOf(property['key']) ?? []),
  ]);
  return new Map(found.filter(([, texts]) => texts.length > 0));
};

/** What a file calls a catalogue of another, by its own name there. */
const importedIn = (file: string, body: readonly Node[]): ReadonlyMap<string, string> =>
  new Map(
    body.flatMap(({ type, source, specifiers = [] }) =>
      type === 'ImportDeclaration'
        ? (specifiers as Node[]).map(({ local, imported }): [string, string] => {
            const { to } = resolve(file, String((source as Node)['value']));
            return [nameOf(local) ?? '', `${to} ${nameOf(imported) ?? ''}`];
          })
        : [],
    ),
  );

const unread = new Set(['ImportDeclaration', 'TSTypeQuery', 'ExportSpecifier']);

/** Members of constants that code reads: `a.b` by its name, all of a constant that is read as a whole. */
const readsIn = (node: Node, found: Set<string>): void => {
  if (unread.has(node.type)) return;
  const { object, property, computed, id, init } = node;
  if (node.type === 'MemberExpression' && nameOf(object) !== undefined && isNode(property)) {
    const isNamed = computed !== true || property.type === 'Literal';
    found.add(`${nameOf(object)}.${isNamed ? nameOf(property) : '*'}`);
    if (computed === true) readsIn(property, found);
    return;
  }
  if (node.type === 'VariableDeclarator' && isNode(id)) {
    const parts = id.type === 'ObjectPattern' ? (id['properties'] as Node[]) : [];
    const isWhole = parts.length === 0 || parts.some(({ type }) => type === 'RestElement');
    if (!isWhole && nameOf(init) !== undefined) {
      for (const { key } of parts) found.add(`${nameOf(init)}.${nameOf(key)}`);
      return;
    }
    if (isNode(init)) readsIn(init, found);
    return;
  }
  if (node.type === 'Property') {
    if (computed === true && isNode(node['key'])) readsIn(node['key'], found);
    if (isNode(node['value'])) readsIn(node['value'], found);
    return;
  }
  if (node.type === 'Identifier') found.add(`${nameOf(node)}.*`);
  for (const child of childrenOf(node)) readsIn(child, found);
};

const bodyOf = (file: string, code: string): readonly Node[] =>
  parseSync(file, code).program.body as unknown as readonly Node[];

/**
 * Sentences of the contract that no code reads: `file catalogue.text`. A text that is only tested is none that anyone can
 * come to see.
 * @param files the code of each file, without tests
 */
export const unreadTexts = (files: Readonly<Record<string, string>>): readonly string[] => {
  const bodies = Object.entries(files).map(([file, code]) => [file, bodyOf(file, code)] as const);
  const read = new Set<string>();
  for (const [file, body] of bodies) {
    const imported = importedIn(file, body);
    const found = new Set<string>();
    for (const node of body) readsIn(node, found);
    for (const name of found) {
      const [catalogue = '', text = ''] = name.split('.');
      read.add(`${imported.get(catalogue) ?? `${file} ${catalogue}`}.${text}`);
    }
  }
  return bodies.flatMap(([file, body]) =>
    file.startsWith('contract/')
      ? [...cataloguesIn(body)].flatMap(([catalogue, texts]) =>
          read.has(`${file} ${catalogue}.*`)
            ? []
            : texts.map(text => `${file} ${catalogue}.${text}`).filter(place => !read.has(place)),
        )
      : [],
  );
};
