import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offeredCommands, useOfferCommands } from './offeredCommands.ts';

const Page = ({ label, run }: { label: string; run: () => void }) => {
  useOfferCommands([{ name: 'share-link', label, run }]);
  return null;
};

it('are those of the pages that are open, as they are now', () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const page = render(<Page label="Share" run={first} />);
  expect(offeredCommands().map(({ label }) => label)).toEqual(['Share']);
  page.rerender(<Page label="Share again" run={second} />);
  offeredCommands()[0]?.run();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  page.unmount();
  expect(offeredCommands()).toEqual([]);
});
