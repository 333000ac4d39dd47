import type { LiveHeads } from '#contract/calls/screens/liveScreens.ts';
import type { UserDetails } from '#contract/calls/session/session.ts';
import type { Config } from '../config.ts';
import type { Ahead } from './aheadOf.ts';
import { startData } from './startData.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Puts into the page what it needs to begin; what differs from answer to answer comes later. */
export const fillPage = (html: string, config: Config, isOutgrown = false): string =>
  html.replaceAll(
    '__CONSOLE_START__',
    escapeAttribute(JSON.stringify(startData(config, isOutgrown))),
  );

/** What belongs to one answer alone. */
export interface AnswerParts {
  readonly nonce: string;
  /** Who the page is made for, so that it need not ask. */
  readonly user: UserDetails | null;
  readonly ahead: Ahead;
  /** Addresses of the files that this page needs of its script. */
  readonly scripts: readonly string[];
  /** Screens that are other than the build has them; undefined: none is, and the page carries no byte of it. */
  readonly heads?: LiveHeads | undefined;
}

const preload = (address: string): string => `<link rel="modulepreload" href="${address}">`;

const headsIn = (heads: LiveHeads | undefined): string =>
  heads ? `<meta name="live-screens" content="${escapeAttribute(JSON.stringify(heads))}">` : '';

/** Puts in what differs from answer to answer. */
export const fillAnswer = (
  page: string,
  { nonce, user, ahead, scripts, heads }: AnswerParts,
): string =>
  page
    .replace('</head>', () => `${headsIn(heads)}${scripts.map(preload).join('')}</head>`)
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__CONSOLE_AHEAD__', () => escapeAttribute(JSON.stringify(ahead)))
    .replaceAll('__CONSOLE_USER__', () => escapeAttribute(JSON.stringify(user)));
