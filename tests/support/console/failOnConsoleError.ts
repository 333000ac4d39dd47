import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// What is waited for comes at once; a machine that stalls is given time.
configure({ asyncUtilTimeout: 5_000 });

// A window of ten rows (`rowsThatFit`).
window.innerHeight = 688;

// A plot has no size here, of which its library complains; the numbers beside it tell the same.
vi.mock('#engine/charts/BarsChart.tsx', () => ({ BarsChart: () => null }));

// A component that complains on the console is broken even where the page looks right.
const spies = (['error', 'warn'] as const).map(level => vi.spyOn(console, level));

afterEach(() => {
  cleanup();
  const said = spies.flatMap(spy => spy.mock.calls.map(call => call.map(String).join(' ')));
  for (const spy of spies) spy.mockClear();
  expect(said).toEqual([]);
});
