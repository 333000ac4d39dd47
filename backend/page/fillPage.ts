import type { UserDetails } from '#contract/calls/madrox/session.ts';
import type { Config } from '../config.ts';
import { startData } from './startData.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Puts into the page what it needs to begin; what differs from answer to answer comes later. */
export const fillPage = (html: string, config: Config): string =>
  html.replaceAll('__CONSOLE_START__', escapeAttribute(JSON.stringify(startData(config))));

/** Puts in what belongs to this answer alone: the style nonce, and who it is made for, so that the page need not ask. */
export const fillAnswer = (page: string, nonce: string, user: UserDetails | null): string =>
  page
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__CONSOLE_USER__', () => escapeAttribute(JSON.stringify(user)));
