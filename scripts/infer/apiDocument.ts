import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import { jsonFault } from '#contract/model/files/jsonFault.ts';
import { InferRefused } from './InferRefused.ts';

/** An operation of an OpenAPI document. */
export interface Operation {
  /** Empty where the document names none. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** As JSON Schema, references as they are written; null: it has none. */
  readonly body: Members | null;
  readonly answer: Members | null;
  readonly query: readonly string[];
  /** Of our own documents alone: who may call it. */
  readonly roles: 'signed-in' | readonly string[] | null;
}

export interface ApiDocument {
  readonly operations: readonly Operation[];
  /** What `#/…` leads to. */
  readonly at: (reference: string) => unknown;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const member = (value: unknown, ...path: readonly string[]): unknown => {
  let found = value;
  for (const step of path) found = isMembers(found) ? found[step] : undefined;
  return found;
};

/** The schema of a content by its JSON kind; others, such as files, are no records. */
const jsonSchema = (content: unknown): Members | null => {
  if (!isMembers(content)) return null;
  const type = Object.keys(content).find(name => /json/i.test(name) || name === '*/*');
  const schema = type === undefined ? undefined : member(content, type, 'schema');
  return isMembers(schema) ? schema : null;
};

/**
 * The operations of an OpenAPI 3 document.
 * @throws InferRefused where it is none
 */
export const apiDocument = (document: unknown, name: string): ApiDocument => {
  const version = member(document, 'openapi');
  if (typeof version !== 'string' || !version.startsWith('3')) {
    throw new InferRefused(
      member(document, 'swagger') === undefined
        ? `${name} has no "openapi": "3…": name an OpenAPI 3 document. A single JSON Schema becomes a screen by three keys (docs/how-to/add-a-screen.md)`
        : `${name} is of Swagger 2: convert it to OpenAPI 3 first, such as with npx swagger2openapi`,
    );
  }
  const at = (reference: string): unknown =>
    member(
      document,
      ...reference
        .replace(/^#\//, '')
        .split('/')
        .map(step => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')),
    );
  const followed = (value: unknown): unknown => {
    const reference = member(value, '$ref');
    return typeof reference === 'string' ? at(reference) : value;
  };
  const paths = member(document, 'paths');
  const operations = Object.entries(isMembers(paths) ? paths : {}).flatMap(([path, written]) => {
    const item = followed(written);
    return methods.flatMap((method): readonly Operation[] => {
      const operation = member(item, method);
      if (!isMembers(operation)) return [];
      const responses = member(operation, 'responses');
      const code = Object.keys(isMembers(responses) ? responses : {}).find(one =>
        /^2|^default$/.test(one),
      );
      const parameters = [member(item, 'parameters'), operation['parameters']]
        .flatMap(list => (Array.isArray(list) ? (list as readonly unknown[]) : []))
        .map(followed);
      const roles = operation['x-roles'];
      return [
        {
          id: typeof operation['operationId'] === 'string' ? operation['operationId'] : '',
          method: method.toUpperCase(),
          path,
          body: jsonSchema(member(followed(operation['requestBody']), 'content')),
          answer:
            code === undefined
              ? null
              : jsonSchema(member(followed(member(responses, code)), 'content')),
          query: parameters
            .filter(one => member(one, 'in') === 'query')
            .map(one => String(member(one, 'name'))),
          roles: Array.isArray(roles)
            ? roles.map(String)
            : roles === undefined
              ? null
              : 'signed-in',
        },
      ];
    });
  });
  return { operations, at };
};

/**
 * The document that a text holds.
 * @throws InferRefused where it is no JSON
 */
export const readDocument = (text: string, file: string): ApiDocument => {
  if (/\.ya?ml$/i.test(file))
    throw new InferRefused(
      `${file} is YAML: write it as JSON first, such as with npx js-yaml ${file} > openapi.json`,
    );
  const fault = jsonFault(text);
  if (fault) throw new InferRefused(`${file} is no valid JSON: ${fault.message}`);
  return apiDocument(JSON.parse(text), file);
};
