import { elementId } from '../formIds.ts';

/** The element of the field at a path, or of the nearest one around it: an item that is chosen has none of its own. */
const elementAt = (path: string, prefix?: string): HTMLElement | null => {
  const element = document.getElementById(elementId(path, prefix));
  const end = path.lastIndexOf('.');
  return element ?? (end === -1 ? null : elementAt(path.slice(0, end), prefix));
};

/** Puts the focus into the field at a path; a hidden input hands it to what stands for it. */
export const goToField = (path: string, prefix?: string): void => {
  const element = elementAt(path, prefix);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};
