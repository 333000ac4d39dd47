import type { KeyboardEvent, RefObject } from 'react';

const linksIn = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[data-menu-entry]') ?? []),
];

interface Options {
  menu: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  onEscape: () => void;
}

/**
 * Arrow keys walk from the filter through the pages and back, and aside to the star of a page; Enter in the filter opens the
 * first page, Escape empties it.
 */
export const useMenuKeys =
  ({ menu, field, onEscape }: Options) =>
  (event: KeyboardEvent) => {
    const links = linksIn(menu.current);
    const at = links.findIndex(link => link === document.activeElement);
    const isInField = document.activeElement === field.current;
    const pin = (of: Element | null | undefined) =>
      of?.closest('li')?.querySelector<HTMLElement>('[data-menu-pin]');
    const isOnPin = document.activeElement?.matches('[data-menu-pin]') ?? false;
    if (event.key === 'ArrowRight' && at !== -1) {
      pin(links[at])?.focus();
    } else if (event.key === 'ArrowLeft' && isOnPin) {
      document.activeElement?.closest('li')?.querySelector<HTMLElement>('a')?.focus();
    } else if (event.key === 'ArrowDown') {
      if (!isInField && at === -1) return;
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp') {
      if (at === -1) return;
      event.preventDefault();
      (at === 0 ? field.current : links[at - 1])?.focus();
    } else if (event.key === 'Enter' && isInField && field.current?.value) {
      event.preventDefault();
      links[0]?.click();
    } else if (event.key === 'Escape' && (isInField || at !== -1)) {
      onEscape();
    }
  };
