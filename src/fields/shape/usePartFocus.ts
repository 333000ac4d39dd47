import { useEffect, useRef } from 'react';

const controls = ['input', 'select', 'textarea', 'button', '[contenteditable]']
  .map(control => `${control}:not(:disabled, [type=hidden], [data-takes-away])`)
  .join();

/** The first that something can be entered in; else the part itself. */
const beginning = (place: HTMLElement): HTMLElement | null =>
  place.querySelector<HTMLElement>(controls) ?? place.querySelector<HTMLElement>('[tabindex]');

/**
 * The focus goes into a part that was opened, and to the button that opens it again once it is taken away.
 * @param isClosed as it is drawn
 */
export const usePartFocus = (isClosed: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const isMeant = useRef<boolean | null>(null);
  useEffect(() => {
    if (isMeant.current !== isClosed || !place.current) return;
    isMeant.current = null;
    beginning(place.current)?.focus();
  });
  return {
    place,
    /** To be called with what opens or closes the part. */
    follow: (willBeClosed: boolean) => {
      isMeant.current = willBeClosed;
    },
  };
};
