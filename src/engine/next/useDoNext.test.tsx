import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { useDoNext } from './useDoNext.ts';

const Page = ({ onClick, isDisabled }: { onClick: () => void; isDisabled: boolean }) => {
  useDoNext({ label: 'Act', onClick, isDisabled });
  return null;
};

it.each([
  ['/opportunity/7?do=next', false, 1],
  ['/opportunity/7?do=next', true, 0],
  ['/opportunity/7?do=other', false, 0],
  ['/opportunity/7', false, 0],
])('%s (disabled: %s) does it %i times', async (path, isDisabled, times) => {
  const onClick = vi.fn<() => void>();
  const { router } = renderConsole(<Page onClick={onClick} isDisabled={isDisabled} />, { path });
  await waitFor(() => expect(router.state.location.search).not.toBe('?do=next'));
  expect(onClick).toHaveBeenCalledTimes(times);
});
