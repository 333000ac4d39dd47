import { cleanup, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshPage } from '#tests/support/console/openRecord.tsx';
import { anySchemas } from './anySchemas.ts';
import { largeSchemas } from './largeSchemas.ts';
import { openSchema } from './openSchema.tsx';

const all = [...anySchemas, ...largeSchemas];

vi.mock('#engine/form/useValidator.ts', async () => {
  const { schemaValidator } = await import('./schemaValidator.ts');
  const { useScreen } = await import('#engine/ScreenContext.ts');
  return { useValidator: () => schemaValidator(useScreen()) };
});

beforeEach(freshPage);
afterEach(cleanup);

/** Every text and number that a value holds, as a person finds it in the form. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return typeof value === 'string' && /^[\p{L} ]+$/u.test(value) ? [value] : [];
};

const shownWords = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('input, textarea, select, form *')].flatMap(element =>
    'value' in element ? [String(element.value)] : [element.textContent],
  );

describe.each(all)('$name', ({ screen, examples }) => {
  it('shows in its form what is stored, and nothing is changed by looking at it', async () => {
    await openSchema(screen, '/9', examples[0]);
    for (const words of wordsIn(examples[0]))
      await waitFor(
        () => expect(shownWords().join('\n').toLowerCase()).toContain(words.toLowerCase()),
        { timeout: 5000 },
      );
    expect(page.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('is told what an empty one lacks', async () => {
    const { create } = await openSchema(screen, '/create');
    await userEvent.click(page.getByRole('button', { name: /^Create/ }));
    // An empty record is either sent or told what it lacks.
    const toldOrSent = () => create.mock.calls.length + page.queryAllByRole('alert').length;
    await waitFor(() => expect(toldOrSent()).toBeGreaterThan(0));
  });
});
