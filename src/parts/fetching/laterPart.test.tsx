import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { laterPart } from './laterPart.tsx';

const connection = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => vi.restoreAllMocks());

const Star = ({ of }: { of: string }) => <p>Star of {of}</p>;

class Page extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? 'Broken' : <div>The page {this.props.children}</div>;
  }
}

describe('a part without which a page stands', () => {
  it('comes after the page, and is drawn at once the next time', async () => {
    const Part = laterPart(() => Promise.resolve(Star));
    const { unmount } = render(<Part of="FAQs" />);
    expect(screen.queryByText(/Star/)).not.toBeInTheDocument();
    expect(await screen.findByText('Star of FAQs')).toBeInTheDocument();
    unmount();
    render(<Part of="Banks" />);
    expect(screen.getByText('Star of Banks')).toBeInTheDocument();
  });

  it('waits for the connection, and the page stands meanwhile', async () => {
    connection(false);
    const load = vi.fn(() => Promise.resolve(Star));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Part = laterPart(load);
    render(
      <Page>
        <Part of="FAQs" />
      </Page>,
    );
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByText('The page')).toBeInTheDocument();
    connection(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Star of FAQs')).toBeInTheDocument();
  });

  it('is an error of the page where there is a connection', async () => {
    connection(true);
    vi.spyOn(console, 'error').mockReturnValue();
    const Part = laterPart<{ of: string }>(() => Promise.reject(new Error('gone')));
    render(
      <Page>
        <Part of="FAQs" />
      </Page>,
    );
    expect(await screen.findByText('Broken')).toBeInTheDocument();
  });

  it('stays away where it is an extra, and the page stands', async () => {
    connection(true);
    const load = vi.fn(() => Promise.reject<typeof Star>(new Error('gone')));
    const Part = laterPart(load, true);
    render(
      <Page>
        <Part of="FAQs" />
      </Page>,
    );
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(screen.getByText('The page')).toBeInTheDocument();
  });
});
