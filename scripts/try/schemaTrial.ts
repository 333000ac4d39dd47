import { checkScreens } from '#contract/model/checkScreens.ts';
import type { TextFile } from '#contract/model/checkScreens.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { pointer } from '#contract/model/files/jsonPositions.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import { eachPart, isMembers, type RawSchema } from '#contract/model/schema/eachPart.ts';
import { keywordMeanings, refusedKeywords } from '#contract/model/schema/keywords.ts';
import { readRecordSchema } from '#contract/model/schema/readRecordSchema.ts';
import { schemasByName } from '#contract/model/schema/schemasByName.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { faultLine, placeFaults } from '../placeFaults.ts';
import { knownNames } from '../screenSources.ts';

/** The screen that a schema is tried as. */
export const trialScreen = { format: 1, resource: 'try', schema: 'try.schema.json' } as const;
export const trialFiles = {
  schema: `form-schemas/${trialScreen.schema}`,
  screen: 'resources/try/try.json',
} as const;

export interface TriedKeyword {
  readonly keyword: string;
  /** How often the schema says it, and where first. */
  readonly times: number;
  readonly at: string;
  readonly becomes: string;
}

export interface TriedField {
  readonly path: string;
  readonly kind: string;
  readonly label: string;
  readonly asked: 'always' | 'sometimes' | 'no';
}

export interface SchemaTrial {
  readonly keywords: readonly TriedKeyword[];
  readonly fields: readonly TriedField[];
  /** Parts that are kept for later, with how many parts they have themselves. */
  readonly kept: readonly { readonly name: string; readonly parts: number }[];
  /** What `check` says, with the place in the file. */
  readonly said: readonly string[];
  /** Without faults it is a screen. */
  readonly isScreen: boolean;
}

const becomes = (keyword: string): string => {
  const refused = refusedKeywords[keyword];
  if (refused !== undefined) return `Refused. ${refused}.`;
  if (keyword.startsWith('x-')) return 'Nothing: it is for tools.';
  return keywordMeanings.get(keyword) ?? 'Nothing: it is no keyword of JSON Schema.';
};

/** Every keyword that a schema says, in the order of its first place. */
const keywordsIn = (schema: unknown): readonly TriedKeyword[] => {
  const found = new Map<string, TriedKeyword>();
  const visit = (part: RawSchema, at: string): void => {
    for (const keyword of Object.keys(part)) {
      const known = found.get(keyword) ?? {
        keyword,
        times: 0,
        at: at + pointer(keyword),
        becomes: becomes(keyword),
      };
      found.set(keyword, { ...known, times: known.times + 1 });
    }
    eachPart(part, (inner, where) => {
      if (isMembers(inner)) visit(inner, at + where);
    });
  };
  if (isMembers(schema)) visit(schema, '');
  return [...found.values()];
};

const asked = (required: Condition): TriedField['asked'] => {
  if (typeof required === 'boolean') return required ? 'always' : 'no';
  return 'sometimes';
};

const fieldsOf = (schemas: Readonly<Record<string, unknown>>): readonly TriedField[] => {
  const { file, schema } = readScreen(trialScreen, schemas);
  const screen = completeScreen(file, schema);
  if (screen.type !== 'records') return [];
  return Object.values(screen.fields).map(({ path, kind, label, required }) => ({
    path,
    kind,
    label: label.en,
    asked: asked(required),
  }));
};

/**
 * What would become of a schema as it is, without a screen file written for it.
 * @param tried its file, by the name under which faults are told
 * @param others the form schemas of the project, to which it may refer
 */
export const schemaTrial = (
  { file: shownAs, text }: TextFile,
  others: readonly TextFile[],
): SchemaTrial => {
  const tried = { file: trialFiles.schema, text };
  const screen = { file: trialFiles.screen, text: JSON.stringify(trialScreen) };
  const schemas = [...others.filter(({ file }) => file !== tried.file), tried];
  const faults = checkScreens([screen], schemas, knownNames()).filter(
    ({ file }) => file === tried.file || file === screen.file,
  );
  const isScreen = faults.every(({ isNote }) => isNote);
  const said = placeFaults(faults, [tried, screen]).map(fault =>
    faultLine(fault.file === tried.file ? { ...fault, file: shownAs } : fault).replace(
      `fetch ${trialScreen.schema}`,
      `fetch ${shownAs}`,
    ),
  );
  try {
    const content = JSON.parse(text) as unknown;
    const parsed = schemasByName(schemas, one => JSON.parse(one.text) as unknown);
    const kept: { name: string; parts: number }[] = [];
    if (isScreen)
      readRecordSchema(trialScreen.schema, parsed, {
        kept: (name, parts) => kept.push({ name, parts }),
      });
    const fields = isScreen ? fieldsOf(parsed) : [];
    return { keywords: keywordsIn(content), fields, kept, said, isScreen };
  } catch {
    // What is no JSON is told with its place already.
    return { keywords: [], fields: [], kept: [], said, isScreen: false };
  }
};
