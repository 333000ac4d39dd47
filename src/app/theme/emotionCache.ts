import createCache, { type StylisPlugin } from '@emotion/cache';

/** The nonce that the server wrote into this page, under which the content security policy admits our styles. */
export const readNonce = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Of browsers before 2021; all of today throw an error at a rule with one of them, while a page is being drawn. */
const oldSelector = /:-(?:moz-focus-inner|moz-placeholder|ms-input-placeholder)/;

/** MUI writes a placeholder under the name of each maker; one name is known to all by now. */
const withTodaysSelectors: StylisPlugin = element => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props
    .filter(selector => !oldSelector.test(selector))
    .map(selector => selector.replace('::-webkit-input-placeholder', '::placeholder'));
  if (element.props.length === 0) element.children = [];
};

/** The one name that still needs its maker's: Safari knows no other. */
const withWebkitSelect: StylisPlugin = element => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where Emotion puts its styles: at the head's start, so that a page's own styles win. Its own list of makers' prefixes,
 * which is for browsers of ten years ago, is not used.
 */
export const createStyleCache = (page: Document) =>
  createCache({
    key: 'c',
    nonce: readNonce(page),
    prepend: true,
    stylisPlugins: [withTodaysSelectors, withWebkitSelect],
  });
