import { timingSample, type PageTiming } from '#contract/domain/analytics/analyticsEvents.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';

type Timings = Partial<Record<PageTiming, number>>;

/** The address as a pattern: what is not a word of a route is left out. */
export const pagePattern = (pathname: string): string =>
  pathname
    .split('/')
    .map(part => (part === '' || /^[a-z-]+$/.test(part) ? part : ':id'))
    .join('/');

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Work of more than 50 ms keeps a person waiting by what it takes longer. */
const noticed = 50;

/** Follows what the browser says of the page. @returns what it has said so far */
const follow = (): (() => Timings) => {
  const timings: Timings = {};
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    try {
      new PerformanceObserver(list => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    } catch {
      // A browser that does not measure it tells nothing of it.
    }
  };
  observe('navigation', entry => {
    timings.firstByte = (entry as PerformanceNavigationTiming).responseStart;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-paint') timings.paint = startTime;
    if (name === 'first-contentful-paint') timings.contentfulPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    timings.largestPaint = startTime;
  });
  timings.layoutShift = 0;
  timings.blockingTime = 0;
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) timings.layoutShift = (timings.layoutShift ?? 0) + value;
  });
  observe('longtask', ({ duration }) => {
    timings.blockingTime = (timings.blockingTime ?? 0) + Math.max(0, duration - noticed);
  });
  return () => timings;
};

/** Milliseconds after which a page has come to rest. */
const rest = 10_000;

/** Measures one page view in ten and tells it once: when the page rests, or is left before. */
export const measurePage = (client: Pick<HttpClient, 'call'>, random = Math.random): void => {
  if (random() >= timingSample) return;
  const page = pagePattern(location.pathname);
  const read = follow();
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    // Nobody is told when it fails: it is not a part of anyone's work.
    client
      .call('analytics.pageTiming', { body: { page, timings: { ...read() } } })
      .catch(() => undefined);
  };
  setTimeout(tell, rest);
  document.addEventListener('visibilitychange', () => document.hidden && tell());
};
