import type { PlacedFault } from '../placeFaults.ts';
import type { PageState } from './LiveState.ts';

/*
 * Tells of faulty screen files, of a server that cannot be loaded and of calls that failed, over the page, in development only. It stands apart from the console, so that it is
 * there whatever becomes of the page under it.
 */

const styles = `
  :host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483000; }
  section { max-height: 45vh; overflow: auto; padding: 12px 20px 16px; background: #2a1215; color: #fff;
    border-top: 3px solid #ff6b6b; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
  h2 { margin: 0 0 8px; font: 600 14px/1.5 system-ui, sans-serif; }
  ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
  button { all: unset; cursor: pointer; color: #ffc9c9; text-decoration: underline; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  code { color: #ffd8a8; }
`;

const made = (tag: string, text = '', ...children: readonly Node[]): HTMLElement => {
  const element = document.createElement(tag);
  element.append(...(text ? [text] : []), ...children);
  return element;
};

/** The place of a fault, which opens it in the editor; some have none. */
const placeButton = ({ file, line: row, column }: PlacedFault): readonly Node[] => {
  if (file === '') return [];
  const place = `${file}:${row}:${column}`;
  const open = made('button', place);
  open.title = 'Open in the editor';
  open.addEventListener('click', () => {
    void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  });
  return [open, document.createTextNode(' ')];
};

const line = (fault: PlacedFault) => {
  const { pointer, message, suggestion } = fault;
  const hint = suggestion === null ? '' : `. Did you mean "${suggestion}"?`;
  return made(
    'li',
    '',
    ...placeButton(fault),
    ...(pointer === '' ? [] : [made('code', pointer)]),
    made('div', message + hint),
  );
};

let banner: HTMLElement | undefined;

const part = (title: string, faults: readonly PlacedFault[]): readonly Node[] =>
  faults.length === 0 ? [] : [made('h2', title), made('ol', '', ...faults.map(line))];

/** What went wrong in calls stays until the server is loaded again, or until it was read. */
const callPart = (faults: readonly PlacedFault[]): readonly Node[] => {
  if (faults.length === 0) return [];
  const close = made('button', 'Close');
  close.addEventListener('click', () => import.meta.hot?.send('console:calls:forget'));
  return [...part('Something went wrong in the server.', faults), close];
};

const show = ({ faults, serverFault, callFaults }: PageState): void => {
  banner?.remove();
  banner = undefined;
  const ofServer = serverFault ? [serverFault] : [];
  if (faults.length + ofServer.length + callFaults.length === 0) return;
  const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
  const section = made(
    'section',
    '',
    ...part(`The server cannot be loaded. The last good one is still running.`, ofServer),
    ...part(`${count} in the screen files. The page shows the last good state.`, faults),
    ...callPart(callFaults),
  );
  section.setAttribute('role', 'alert');
  banner = document.createElement('console-screen-faults');
  banner.attachShadow({ mode: 'open' }).append(made('style', styles), section);
  document.body.append(banner);
};

import.meta.hot?.on('console:screens', show);
import.meta.hot?.send('console:screens:ask');
