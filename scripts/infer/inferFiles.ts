import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { checkScreens, type TextFile } from '#contract/model/checkScreens.ts';
import type { Fault } from '#contract/model/checkScreen.ts';
import type { KnownOutside } from '#contract/model/check/context.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import { faultLine, placeFaults } from '../placeFaults.ts';
import { InferRefused } from './InferRefused.ts';
import { inferScreen, type Inferred, type InferPlan } from './inferScreen.ts';
import { threeWay, withoutLost } from './threeWay.ts';
import { withoutFaults } from './withoutFaults.ts';

/** What was inferred the last time, as it is kept: what a person changed since is told apart by it. */
export interface InferredState extends Inferred {
  /** Of what: a call of ours, or an operation of a file. */
  readonly from: { readonly file?: string; readonly call: string };
}

/** The files of the project, as far as a new screen must know them. */
export interface ProjectFiles {
  readonly screens: readonly TextFile[];
  readonly schemas: readonly TextFile[];
  readonly known: KnownOutside;
}

/** Where what was inferred is kept. */
export const stateFolder = 'form-schemas/inferred';
export const stateFile = (resource: string): string => `${stateFolder}/${resource}.json`;

interface MadeFile {
  readonly file: string;
  readonly content: unknown;
}

/** What inferring would write, and what it has to tell. */
export interface InferredFiles {
  readonly files: readonly MadeFile[];
  readonly notes: readonly string[];
}

const parsed = ({ text }: TextFile): unknown => JSON.parse(text) as unknown;

const withContent = (
  files: readonly TextFile[],
  file: string,
  content: unknown,
): readonly TextFile[] => [
  ...files.filter(one => one.file !== file),
  { file, text: JSON.stringify(content, null, 2) },
];

/** The file of a screen, and that of its schema as the screen names it. */
const pathsOf = (plan: InferPlan, inferred: Inferred, mine: TextFile | undefined) => {
  const content = mine ? parsed(mine) : inferred.screen;
  const name = isMembers(content) ? String(content['schema']) : '';
  return {
    screen: mine?.file ?? `resources/${plan.group}/${plan.resource}.json`,
    schema: `form-schemas/${name}`,
  };
};

type Paths = ReturnType<typeof pathsOf>;

const faultsOf = (
  { screens, schemas, known }: ProjectFiles,
  paths: Paths,
  { screen, schema }: Inferred,
): readonly (Fault & { readonly of: keyof Inferred })[] =>
  checkScreens(
    withContent(screens, paths.screen, screen),
    withContent(schemas, paths.schema, schema),
    known,
  )
    .filter(({ file }) => file === paths.screen || file === paths.schema)
    .map(fault => ({ ...fault, of: fault.file === paths.screen ? 'screen' : 'schema' }));

const linesOf = (faults: readonly Fault[], paths: Paths, { screen, schema }: Inferred): string =>
  placeFaults(faults, [
    ...withContent([], paths.screen, screen),
    ...withContent([], paths.schema, schema),
  ])
    .map(faultLine)
    .join('\n');

const refuseTaken = (
  plan: InferPlan,
  paths: Paths,
  project: ProjectFiles,
  mine: TextFile | undefined,
) => {
  const { resource } = plan;
  const schema = project.schemas.find(({ file }) => file === paths.schema);
  const taken = mine?.file ?? schema?.file;
  if (taken !== undefined)
    throw new InferRefused(
      `The name "${resource}" is taken: ${taken} is there and was not inferred. Choose another name: --as <name>`,
    );
};

/**
 * The files of a screen of a list of records: new ones, or those that are there with what has changed since they were
 * inferred. What a person changed stays.
 * @param state what was inferred the last time; undefined: it is the first
 * @throws InferRefused
 */
export const inferFiles = (
  plan: InferPlan,
  from: InferredState['from'],
  project: ProjectFiles,
  state: InferredState | undefined,
): InferredFiles => {
  const fresh = inferScreen(plan);
  const mine = project.screens.find(one => {
    const content = parsed(one);
    return isMembers(content) && content['resource'] === plan.resource;
  });
  const paths = pathsOf(plan, fresh, state && mine);
  const schemaFile = project.schemas.find(({ file }) => file === paths.schema);
  // A schema without its screen is of one that has another name now.
  if (!state || !mine) refuseTaken(plan, paths, project, mine);
  const { inferred, leftOut, faults } = withoutFaults(fresh, one => faultsOf(project, paths, one));
  if (faults.length > 0)
    throw new InferRefused(
      `Nothing was written for "${plan.resource}": the checks refuse what cannot be left out:\n${linesOf(faults, paths, inferred)}`,
    );
  const notes = leftOut.map(
    ({ file, at, message }) => `${paths[file]}: left out ${at}: ${message}`,
  );
  const kept = { file: stateFile(plan.resource), content: { from, ...inferred } };
  if (!state || !mine || !schemaFile)
    return {
      files: [
        { file: paths.schema, content: inferred.schema },
        { file: paths.screen, content: inferred.screen },
        kept,
      ],
      notes,
    };
  const own = { screen: parsed(mine) as Members, schema: parsed(schemaFile) as Members };
  const schema = threeWay(state.schema, own.schema, inferred.schema);
  const screen = threeWay(state.screen, own.screen, inferred.screen);
  const joined = {
    schema: schema.value as Members,
    screen: withoutLost(screen.value as Members, state.schema, schema.value),
  };
  // Faults that are there already are not told as ours.
  const before = new Set(
    faultsOf(project, paths, own).map(({ pointer, message }) => pointer + message),
  );
  const broken = faultsOf(project, paths, joined).filter(
    ({ isNote, pointer, message }) => !isNote && !before.has(pointer + message),
  );
  if (broken.length > 0)
    throw new InferRefused(
      `Nothing was written for "${plan.resource}": what was written by hand does not fit what the calls are now. Change it first, then infer again:\n${linesOf(broken, paths, joined)}`,
    );
  return {
    files: [
      { file: paths.schema, content: joined.schema, was: own.schema },
      { file: paths.screen, content: joined.screen, was: own.screen },
      { ...kept, was: state },
    ]
      .filter(({ content, was }) => canonicalJson(content) !== canonicalJson(was))
      .map(({ file, content }) => ({ file, content })),
    notes: [
      ...notes,
      ...schema.kept.map(
        at =>
          `${paths.schema}: ${at} stays as it was written by hand, the calls say something else`,
      ),
      ...screen.kept.map(
        at =>
          `${paths.screen}: ${at} stays as it was written by hand, the calls say something else`,
      ),
    ],
  };
};
