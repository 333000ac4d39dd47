import { expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { RecordScreen } from '#contract/model/types.ts';

/** What the engine calls the tabs that every screen may have. */
const builtIn: Readonly<Record<string, string>> = { details: 'Details', history: 'History' };

const paged = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => screen.type === 'records' && screen.record.tabs.length > 1,
);

it.each(paged.map(screen => [screen.resource, screen] as const))(
  'no two tabs of %s have one name',
  (_resource, { record }) => {
    const names = record.tabs.map(({ name, label }) => label?.en ?? builtIn[name] ?? name);
    expect(names).toEqual([...new Set(names)]);
  },
);
