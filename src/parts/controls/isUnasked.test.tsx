import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isUnasked } from './isUnasked.ts';

const told = async (type: string, name: string, init: PointerEventInit = {}) => {
  const { container } = render(
    <main>
      <h1 tabIndex={-1}>Packages</h1>
      <a href="/packages">All</a>
    </main>,
  );
  let unasked: boolean | undefined;
  container.addEventListener(type, event => {
    unasked = isUnasked(event);
  });
  const event = type.startsWith('pointer') ? PointerEvent : FocusEvent;
  screen.getByText(name).dispatchEvent(new event(type, { bubbles: true, ...init }));
  return unasked;
};

it.each([
  ['pointermove', 'All', { movementX: 0, movementY: 0 }, true],
  ['pointermove', 'All', { movementX: 3, movementY: 0 }, false],
  ['pointerdown', 'All', {}, false],
  ['focusin', 'Packages', {}, true],
  ['focusin', 'All', {}, false],
])('%s at "%s", moved by %o: %s', async (type, name, init, expected) => {
  expect(await told(type, name, init)).toBe(expected);
});
