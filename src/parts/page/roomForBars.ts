/** How far each bar that stands at the bottom reaches up from there, in pixels. */
const reaches = new Map<Element, number>();

/** The page's style leaves that much room (`page.css`): nothing that takes the focus stops under a bar. */
const tell = (): void =>
  document.documentElement.style.setProperty(
    '--console-below',
    `${Math.max(0, ...reaches.values())}px`,
  );

/** What stands around it and sticks to the bottom; itself, or what holds it there without a height of its own. */
const stuckAround = (bar: Element): Element | null => {
  for (let one: Element | null = bar; one && one.tagName !== 'MAIN'; one = one.parentElement)
    if (getComputedStyle(one).position === 'sticky') return one;
  return null;
};

/**
 * Keeps room for a bar at the bottom of the window, whatever its height is in this window and language. One that does not stand
 * there now, such as the pager of a wide window, takes none.
 * @returns what ends it
 */
export const keepRoom = (bar: HTMLElement): (() => void) => {
  if (!('ResizeObserver' in window)) return () => undefined;
  const resized = new ResizeObserver(() => {
    const stuck = stuckAround(bar);
    const { bottom } = stuck ? getComputedStyle(stuck) : { bottom: '' };
    const margin = parseFloat(getComputedStyle(bar).marginBottom) || 0;
    reaches.set(bar, stuck ? bar.offsetHeight + (parseFloat(bottom) || 0) + margin : 0);
    tell();
  });
  resized.observe(bar);
  return () => {
    resized.disconnect();
    reaches.delete(bar);
    tell();
  };
};

// A text of several lines that is come to by Tab shows all of itself: browsers bring its line with the caret alone into sight, and
// leave the rest under the bars. When the key comes up; a pointer that is pressed must not see the page move under it.
document.addEventListener('keyup', ({ key, target }) => {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement)
    target.scrollIntoView({ block: 'nearest' });
});
