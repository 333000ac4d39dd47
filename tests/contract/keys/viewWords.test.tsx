import { screen as page } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { ConditionWords } from '#engine/list/filters/ConditionWords.tsx';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';

const screens = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => screen.type === 'records' && screen.list.views.length > 0,
);

/** Signs of a condition that is shown as it is written, of a list of ids, and of a text that is missing. */
const written = /[{}"[\]$]|[a-z][A-Z]|_|\d (?:or|या) \d|engine\.|is -|है -/;

const dataProvider = providerOf({ getMany: async () => ({ data: [] }) });

describe.each(['en', 'hi'] as const)('what views hold is told in words (%s)', locale => {
  it.each(screens.map(screen => [screen.resource, screen] as const))('%s', async (_, screen) => {
    renderConsole(
      screen.list.views.map(({ name, where }) => (
        <p key={name} data-testid="view">
          <ConditionWords condition={where} fields={screen.fields} />
        </p>
      )),
      { screen, locale, dataProvider },
    );
    const told = await page.findAllByTestId('view');
    expect(told).toHaveLength(screen.list.views.length);
    for (const view of told) {
      expect(view.textContent).not.toBe('');
      expect(view.textContent.replaceAll('NetSuite', '')).not.toMatch(written);
    }
  });
});
