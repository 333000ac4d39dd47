import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** What the engine sets the mode of its files by. */
interface Modes {
  chmod: (path: unknown, mode: number, isLink?: boolean) => void;
}

/** What others may do with a file. */
const ofOthers = 0o077;

/**
 * The folder of the embedded engine, of which everything is for its own user alone. A umask of the process is not enough: after
 * the engine has made a file it sets its mode again, by the umask that the engine has for itself.
 */
export class PrivateNodeFs extends NodeFS {
  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          ({ FS }) => {
            const files: Modes = FS;
            const chmod = files.chmod.bind(files);
            files.chmod = (path, mode, isLink) => {
              chmod(path, mode & ~ofOthers, isLink);
            };
          },
        ],
      },
    };
  }
}
