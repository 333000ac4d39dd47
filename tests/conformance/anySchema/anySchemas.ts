import { readdirSync, readFileSync } from 'node:fs';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import { withOwnNames } from '#contract/model/schema/ownNames.ts';
import type { RecordScreen } from '#contract/model/types.ts';

type Values = Readonly<Record<string, unknown>>;

const folder = 'tests/conformance/anySchema/schemas';

/** A schema as a developer brings it, and the two lines that make it a screen. */
export interface AnySchema {
  readonly name: string;
  /** Name and text of its file. */
  readonly file: string;
  readonly text: string;
  /** The screen file. */
  readonly content: object;
  readonly screen: RecordScreen;
  readonly examples: readonly Values[];
  readonly refused: readonly Values[];
}

/** The screen that a file of it and its schemas make. */
export const recordScreen = (content: object, schemas: Values): RecordScreen => {
  const { file, schema } = readScreen(content, schemas);
  const screen = completeScreen(file, schema);
  if (screen.type !== 'records') throw new Error('A screen with a schema is one of records');
  return screen;
};

/** What a file makes: `examples` can be saved, `x-refused` cannot. */
export const schemaOf = (file: string, text: string): AnySchema => {
  const schema = JSON.parse(text) as JsonSchema & { examples: Values[]; 'x-refused': Values[] };
  // As the fields are called: a dot leads into an object, and the store keeps a version of its own.
  const asFields = (records: readonly Values[]) =>
    withOwnNames({ ...schema, examples: records }).examples as readonly Values[];
  const name = file.replace('.schema.json', '');
  const content = { format: 1, resource: `any-${name}`, schema: file };
  return {
    name,
    file,
    text,
    content,
    screen: recordScreen(content, { [file]: schema }),
    examples: asFields(schema.examples),
    refused: asFields(schema['x-refused']),
  };
};

/** Every schema of the folder. */
export const anySchemas: readonly AnySchema[] = readdirSync(folder).map(file =>
  schemaOf(file, readFileSync(`${folder}/${file}`, 'utf8')),
);
