import { describe, expect, it } from 'vitest';
import { takeoverPage } from './takeoverPage.ts';

const card = (priority: number, more: object = {}) => ({
  priority,
  content: `/picture/${priority}`,
  ...more,
});

describe('the page that takes over', () => {
  it('shows the pictures of each screen in their order, wherever their priorities stand (T97)', () => {
    const cards = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map(priority => card(priority));
    const { desktop, mobile } = takeoverPage({ product_cards: cards });
    expect(desktop.slides.map(({ priority }) => priority)).toEqual([1, 6, 7, 8]);
    expect(mobile.slides.map(({ priority }) => priority)).toEqual([2, 3, 4, 5]);
    expect([desktop.logo, mobile.logo]).toEqual(['/picture/9', '/picture/10']);
  });

  it('puts the words of a card in place of those of the slot', () => {
    const { desktop } = takeoverPage({
      product_details: { site_takeover_title: 'Lakeside', site_takeover_subtitle: 'By the lake' },
      product_cards: [card(1, { title: 'Only here' }), card(6)],
    });
    expect(desktop.slides.map(({ title, subtitle }) => `${title}: ${subtitle}`)).toEqual([
      'Only here: By the lake',
      'Lakeside: By the lake',
    ]);
  });

  it('leaves out a card that is switched off, and the button without a link', () => {
    const page = takeoverPage({ product_cards: [card(1, { status: 'inactive' })] });
    expect(page.desktop.slides).toEqual([]);
    expect(page.hasLink).toBe(false);
    expect(page.mayZoom).toBe(true);
  });
});
