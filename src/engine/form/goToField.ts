import { elementId } from './formIds.ts';

/** Puts the focus into the field at a path; a hidden input hands it to what stands for it. */
export const goToField = (path: string, prefix?: string): void => {
  const element = document.getElementById(elementId(path, prefix));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};
