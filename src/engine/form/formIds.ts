/** How rjsf names the element of a field, so that a line of the summary finds it. */
export const idPrefix = 'field';
export const idSeparator = '-';

/** The element id of the field at a path; the form of a dialog has a prefix of its own. */
export const elementId = (path: string, prefix = idPrefix): string =>
  [prefix, ...path.split('.')].join(idSeparator);
