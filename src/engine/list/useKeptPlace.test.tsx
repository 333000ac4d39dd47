import { render } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useKeptPlace } from './useKeptPlace.ts';

const List = ({ shows, isReady = true }: { shows: string; isReady?: boolean }) => {
  const frame = useRef<HTMLDivElement>(null);
  useKeptPlace(frame, shows, isReady);
  return <div ref={frame} data-testid="frame" style={{ overflowY: 'auto' }} />;
};

const settled = () => new Promise(resolve => requestAnimationFrame(resolve));

const open = async (shows: string, isReady = true) => {
  const { getByTestId, rerender, unmount } = render(<List shows={shows} isReady={isReady} />);
  const frame = getByTestId('frame');
  frame.scrollTo = ((to: ScrollToOptions) => {
    frame.scrollTop = to.top ?? 0;
  }) as typeof frame.scrollTo;
  await settled();
  return {
    frame,
    unmount,
    show: async (next: string, ready = true) => {
      rerender(<List shows={next} isReady={ready} />);
      await settled();
    },
    scroll: (top: number) => {
      frame.scrollTop = top;
      frame.dispatchEvent(new Event('scroll'));
    },
  };
};

describe('the place in a list', () => {
  it('is found again when the same rows are opened', async () => {
    const first = await open('products page 1');
    first.scroll(700);
    first.unmount();
    expect((await open('products page 1')).frame.scrollTop).toBe(700);
  });

  it('waits for the rows', async () => {
    const first = await open('waited');
    first.scroll(300);
    first.unmount();
    const again = await open('waited', false);
    expect(again.frame.scrollTop).toBe(0);
    await again.show('waited');
    expect(again.frame.scrollTop).toBe(300);
  });

  it('is the top for other rows, whether they are opened or come into an open list', async () => {
    const first = await open('shown');
    first.scroll(500);
    await first.show('filtered');
    expect(first.frame.scrollTop).toBe(0);
    first.unmount();
    expect((await open('never seen')).frame.scrollTop).toBe(0);
  });
});
