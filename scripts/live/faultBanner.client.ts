import type { PlacedFault } from '../placeFaults.ts';
import type { PageState } from './LiveState.ts';

/*
 * Tells of faulty screen files, of a server that cannot be loaded and of calls that failed, over the page, in development only. It stands apart from the console, so that it is
 * there whatever becomes of the page under it. It is above the page, which it moves down: at its end are the buttons that save. Closed, it is
 * a word at the edge until something else is wrong.
 */

const styles = `
  :host { all: initial; display: block; position: sticky; top: 0; z-index: 2147483000; }
  :host([data-closed]) { position: fixed; left: 50%; translate: -50%; }
  section { max-height: 45vh; overflow: auto; padding: 12px 20px 16px; background: #2a1215; color: #fff;
    border-bottom: 3px solid #ff6b6b; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
  h2 { margin: 0 0 8px; font: 600 14px/1.5 system-ui, sans-serif; }
  ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
  button { all: unset; cursor: pointer; color: #ffc9c9; text-decoration: underline; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  code { color: #ffd8a8; }
  section > button { float: right; margin-left: 16px; }
  .reopen { padding: 2px 12px 4px; border-radius: 0 0 8px 8px; background: #2a1215;
    font: 600 12px/1.5 system-ui, sans-serif; text-decoration: none; }
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

/** What was told when somebody closed it. */
let closedAt: string | undefined;

const button = (words: string, act: () => void): HTMLElement => {
  const element = made('button', words);
  element.addEventListener('click', act);
  return element;
};

const opened = ({ faults, serverFault, callFaults }: PageState, onClose: () => void) => {
  const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
  const section = made(
    'section',
    '',
    button('Close', onClose),
    ...part(
      `The server cannot be loaded. The last good one is still running.`,
      serverFault ? [serverFault] : [],
    ),
    ...part(`${count} in the screen files. The page shows the last good state.`, faults),
    ...part('Something went wrong in the server.', callFaults),
  );
  section.setAttribute('role', 'alert');
  return section;
};

const show = (state: PageState): void => {
  banner?.remove();
  banner = undefined;
  const { faults, serverFault, callFaults } = state;
  const count = faults.length + callFaults.length + (serverFault ? 1 : 0);
  if (count === 0) {
    // What goes wrong after this is new, whatever it says.
    closedAt = undefined;
    return;
  }
  const told = JSON.stringify([faults, serverFault, callFaults]);
  const isClosed = told === closedAt;
  const turn = (toClosed: boolean) => {
    closedAt = toClosed ? told : undefined;
    show(state);
    // What went wrong in calls has been read.
    if (toClosed && callFaults.length > 0) import.meta.hot?.send('console:calls:forget');
  };
  const reopen = button(count === 1 ? '1 fault' : `${count} faults`, () => turn(false));
  reopen.className = 'reopen';
  banner = document.createElement('console-screen-faults');
  banner.toggleAttribute('data-closed', isClosed);
  banner
    .attachShadow({ mode: 'open' })
    .append(made('style', styles), isClosed ? reopen : opened(state, () => turn(true)));
  document.body.prepend(banner);
};

import.meta.hot?.on('console:screens', show);
import.meta.hot?.send('console:screens:ask');
