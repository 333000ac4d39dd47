import { useEffect, useRef } from 'react';

type Aim =
  | { readonly type: 'last' }
  | { readonly type: 'undo' }
  | { readonly type: 'add' }
  | { readonly type: 'button'; readonly index: number; readonly name: string };

const enabled = (button: Element | null | undefined): HTMLElement | undefined =>
  button instanceof HTMLButtonElement && !button.disabled ? button : undefined;

const find = (list: HTMLElement, aim: Aim): HTMLElement | null | undefined => {
  const items = list.querySelectorAll<HTMLElement>(':scope > [data-item]');
  if (aim.type === 'undo') return list.querySelector<HTMLElement>('[data-undo]');
  if (aim.type === 'add') return list.querySelector<HTMLElement>(':scope > * > [data-add]');
  if (aim.type === 'last')
    return items[items.length - 1]?.querySelector<HTMLElement>('input, select, textarea, button');
  const buttons = items[aim.index];
  const other = aim.name === 'up' ? 'down' : 'up';
  return (
    enabled(buttons?.querySelector(`[data-act="${aim.name}"]`)) ??
    enabled(buttons?.querySelector(`[data-act="${other}"]`))
  );
};

/** Puts the focus, once the list is drawn again, on what was added or moved, or on what takes back or adds after a removal. */
export const useListFocus = () => {
  const list = useRef<HTMLFieldSetElement>(null);
  const aim = useRef<Aim | null>(null);
  useEffect(() => {
    if (!aim.current || !list.current) return;
    find(list.current, aim.current)?.focus();
    aim.current = null;
  });
  return {
    list,
    focus: (next: Aim) => {
      aim.current = next;
    },
  };
};
