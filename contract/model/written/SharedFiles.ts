/** What screen files share, so that each of them says only its own. */
export interface Shared {
  /** Hindi by English (`resources/words.json`). */
  readonly words: Readonly<Record<string, string>>;
  /** Roles by the name of their group (`resources/roles.json`). */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** Options by the name of their list (`resources/options.json`). */
  readonly options: Readonly<Record<string, readonly unknown[]>>;
  /** The screen files as they are written, by `resource`: what one of them may extend. */
  readonly screens: Readonly<Record<string, unknown>>;
}

export const noShared: Shared = { words: {}, roles: {}, options: {}, screens: {} };

/** The files that are shared, by what they hold; screen files are in folders beside them. */
export const sharedFiles = {
  words: 'resources/words.json',
  roles: 'resources/roles.json',
  options: 'resources/options.json',
} as const;

/** The form of a screen file's path. */
export const screenFileForm = /^resources\/.+\/[^/]+\.json$/;

export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The screens among files as they are written, by `resource`. */
export const screensByName = (contents: readonly unknown[]): Shared['screens'] =>
  Object.fromEntries(
    contents.flatMap(content =>
      isMembers(content) && typeof content['resource'] === 'string'
        ? [[content['resource'], content] as const]
        : [],
    ),
  );
