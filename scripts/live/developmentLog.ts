import { placeInStack } from './placeError.ts';
import type { PlacedFault } from '../placeFaults.ts';

/** An error as the server's log writes it. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

interface Entry {
  readonly level: number;
  readonly msg?: string;
  readonly err?: LoggedError;
  /** The call that it belongs to. */
  readonly req?: { readonly method: string; readonly route?: string };
}

interface Options {
  readonly root: string;
  /** Takes a line for the terminal. */
  readonly print: (line: string) => void;
  /** Told of each fault of ours while somebody works. */
  readonly tell: (fault: PlacedFault) => void;
}

const errorLevel = 50;

const chainOf = (error: LoggedError): readonly LoggedError[] => [
  error,
  ...(error.cause ? chainOf(error.cause) : []),
];

/** The innermost error says what is wrong; the ones around it where it came from. */
const faultOf = (error: LoggedError, root: string): PlacedFault => {
  const chain = chainOf(error);
  const [place] = chain.flatMap(({ stack }) => placeInStack(stack, root) ?? []);
  const [message = ''] = (chain.at(-1) ?? error).message.split('\n');
  const nowhere = { file: '', line: 1, column: 1 };
  return { ...(place ?? nowhere), pointer: '', message, suggestion: null };
};

const placeOf = ({ file, line, column }: PlacedFault): string =>
  file === '' ? '' : ` (${file}:${line}:${column})`;

/** What the server of development logs, a line each: what was wrong and where in our own files, without the stack. */
export const developmentLog = ({ root, print, tell }: Options) => ({
  write: (line: string): void => {
    const { level, msg = '', err, req } = JSON.parse(line) as Entry;
    const call = req ? `${req.method} ${req.route ?? ''}` : '';
    if (!err) {
      print(`  ${[call, msg].filter(Boolean).join(': ')}`);
      return;
    }
    const fault = faultOf(err, root);
    print(`  ${call || msg}: ${fault.message}${placeOf(fault)}`);
    // A refusal says itself what it has to say.
    if (level >= errorLevel && err.type !== 'Refusal') tell({ ...fault, pointer: call || msg });
  },
});
