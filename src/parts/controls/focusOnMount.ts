/** As the `ref` of the field that a form or dialog begins with: focused once, when it appears. */
export const focusOnMount = (element: HTMLElement | null) => {
  element?.focus();
};
