import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { preloadable } from './preloadable.tsx';

const Count = () => {
  const [count] = useState(() => Math.random());
  return <p>Here {count}</p>;
};

const show = (Component: typeof Count) => (
  <Suspense fallback="Waiting">
    <Component />
  </Suspense>
);

describe('a part of the script', () => {
  it('is drawn at once when it was brought before', async () => {
    const part = preloadable(() => Promise.resolve(Count));
    await part.bring();
    render(show(part.Component as typeof Count));
    expect(screen.getByText(/^Here/)).toBeInTheDocument();
    expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  });

  it('is waited for when it was not, and stays the same afterwards', async () => {
    const part = preloadable(() => Promise.resolve(Count));
    const page = render(show(part.Component as typeof Count));
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    await act(() => part.bring());
    const { textContent } = await screen.findByText(/^Here/);
    page.rerender(show(part.Component as typeof Count));
    expect(screen.getByText(/^Here/)).toHaveTextContent(textContent ?? '');
  });
});
