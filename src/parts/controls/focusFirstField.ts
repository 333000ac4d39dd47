const fields = [
  'input:not([type=hidden], [type=file], [aria-hidden=true], :disabled, :read-only)',
  'input:is([type=checkbox], [type=radio]):not(:disabled)',
  'textarea:not([aria-hidden=true], :disabled, :read-only)',
  'select:not(:disabled)',
  '[role=combobox]:not([aria-disabled=true])',
  '[role=spinbutton]:not([aria-disabled=true])',
].join(',');

const isTyping = (element: Element | null): boolean => element?.matches(fields) === true;

/**
 * As the `ref` of what a dialog holds: the first field has the focus as soon as it is there, unless the person is in another
 * one. Without a field it is the main button, which a dangerous act leaves to Cancel.
 */
export const focusFirstField = (dialog: HTMLElement | null): (() => void) | undefined => {
  if (!dialog) return undefined;
  const content = () => dialog.querySelector('.MuiDialogContent-root');
  const focus = (): boolean => {
    const { activeElement } = document;
    if (dialog.contains(activeElement) && isTyping(activeElement)) return true;
    const field = content()?.querySelector<HTMLElement>(fields);
    field?.focus();
    return field !== null && field !== undefined;
  };
  if (focus()) return undefined;
  const buttons = dialog.querySelectorAll<HTMLElement>('.MuiDialogActions-root button');
  const main = [...buttons].at(-1);
  (main?.classList.contains('MuiButton-colorError') ? buttons[0] : main)?.focus();
  // Fields of a form come with its part of the script.
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  // Whoever works in it already is not taken elsewhere.
  dialog.addEventListener('keydown', stop, { once: true });
  dialog.addEventListener('pointerdown', stop, { once: true });
  return stop;
};
