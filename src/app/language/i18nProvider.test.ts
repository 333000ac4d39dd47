import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from './i18nProvider.ts';
import { laterTexts } from '#tests/support/console/laterTexts.ts';

const late = 'engine.columns.find';
const english = 'Find a column';
const hindi = 'कॉलम खोजें';
const ofArea = 'takeover.preview';
const ofStart = 'engine.list.per_page';

afterEach(() => vi.restoreAllMocks());

describe('the words of the console', () => {
  it('are those of the start first', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const words = createI18nProvider();
    expect(words.translate(ofStart)).toBe('Rows per page');
    expect(words.translate(late)).toBe(late);
  });

  it('are whole once the rest is brought', async () => {
    const words = createI18nProvider();
    await words.bringRest();
    expect([words.getLocale(), words.translate(late)]).toEqual(['en', english]);
    expect(words.translate(ofStart)).toBe('Rows per page');
  });

  it('of an area of pages come with the first of them, in each language', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const words = createI18nProvider();
    await words.bringRest('events');
    expect([words.translate(late), words.translate(ofArea)]).toEqual([english, ofArea]);
    await words.bringRest('slots');
    expect(words.translate(ofArea)).toBe('Live preview');
    await words.changeLocale('hi');
    expect(words.translate(ofArea)).toBe('लाइव पूर्वावलोकन');
    await words.bringRest('home');
    expect(words.translate(late)).toBe(hindi);
  });

  it('are whole in a language that is chosen afterwards', async () => {
    const words = createI18nProvider();
    await words.bringRest();
    await words.changeLocale('hi');
    expect(words.translate(late)).toBe(hindi);
    await words.changeLocale('en');
    expect(words.translate(late)).toBe(english);
  });

  it('are whole in a language that was chosen before', async () => {
    const words = createI18nProvider();
    await words.changeLocale('hi');
    await words.bringRest();
    expect([words.getLocale(), words.translate(late)]).toEqual(['hi', hindi]);
  });

  it('stay in the language that is chosen while the rest is on its way', async () => {
    const words = createI18nProvider();
    const rest = words.bringRest();
    const chosen = words.changeLocale('hi');
    await Promise.all([rest, chosen, words.bringRest()]);
    expect([words.getLocale(), words.translate(late)]).toEqual(['hi', hindi]);
  });

  it('wait for the rest, however often it is asked for', async () => {
    const words = createI18nProvider();
    void words.bringRest();
    await words.bringRest();
    expect(words.translate(late)).toBe(english);
  });

  it('are asked for again when they could not be brought', async () => {
    vi.resetModules();
    vi.doMock('./laterEnglish.ts', () => {
      throw new Error('no connection');
    });
    const words = createI18nProvider();
    await expect(words.bringRest()).rejects.toThrow('mocking a module');
    vi.doUnmock('./laterEnglish.ts');
    await words.changeLocale('hi');
    await words.changeLocale('en');
    expect(words.translate(ofStart)).toBe('Rows per page');
    await words.bringRest();
    expect(words.translate(late)).toBe(english);
  });

  it('are whole from the beginning where they are at hand', async () => {
    const words = createI18nProvider(laterTexts.en);
    expect(words.translate(late)).toBe(english);
    await words.changeLocale('hi');
    expect(words.translate(late)).toBe(hindi);
  });
});
