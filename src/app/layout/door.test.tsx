import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { door } from './door.tsx';

const goOnline = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    await Promise.resolve();
  });

it('shows nothing for what could not be fetched, and asks for it again when the connection is back', async () => {
  await goOnline(false);
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>Here</p>);
  const Door = door(load);
  render(
    <>
      <Door />
      <p>The page</p>
    </>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(screen.queryByText('Here')).toBeNull();
  await goOnline(true);
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

it('draws at once what has been brought before', async () => {
  const load = vi.fn(async () => () => <p>Here</p>);
  const Door = door(load);
  const first = render(<Door />);
  await screen.findByText('Here');
  first.unmount();
  render(<Door />);
  expect(screen.getByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
