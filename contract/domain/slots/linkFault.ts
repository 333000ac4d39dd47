import { isNoValue } from '../noValue.ts';

const isPath = (text: string): boolean => /^\/(?![/\\])\S*$/.test(text);

/** No name and password before the host: `https://known.example@other.example` leads elsewhere than it reads. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/\\?#@]+([/?#]\S*)?$/i.test(text);

/** Why a text is not a link that a page of the marketplace may follow: its own paths and web addresses are, scripts are not. */
export const linkFault = (title: string, link: string | null | undefined): string | undefined =>
  isNoValue(link) || isPath(link) || isWebAddress(link)
    ? undefined
    : `${title} must begin with https://, http:// or /`;
