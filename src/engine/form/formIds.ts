/** How rjsf names the element of a field, so that a line of the summary finds it. */
export const idPrefix = 'field';
export const idSeparator = '-';

/** The element id of the field at a path. */
export const elementId = (path: string): string => [idPrefix, ...path.split('.')].join(idSeparator);
