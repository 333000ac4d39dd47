import { siteTakeoverCards } from '#contract/domain/slots/productCards.ts';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';

/** One picture of the page that takes over, with the words on it. */
export interface Slide {
  readonly priority: number;
  readonly image: string;
  readonly title: string;
  readonly subtitle: string;
}

export interface ScreenPage {
  readonly slides: readonly Slide[];
  readonly logo: string | undefined;
}

/** What a visitor sees, worked out from the values of the form. */
export interface TakeoverPage {
  readonly desktop: ScreenPage;
  readonly mobile: ScreenPage;
  readonly title: string;
  readonly subtitle: string;
  readonly offer: string;
  readonly description: string;
  readonly hasLink: boolean;
  readonly hasVideo: boolean;
  readonly mayZoom: boolean;
  /** Picture alone: no words, no logo, no button. */
  readonly isImageOnly: boolean;
}

const words = (text: string | null | undefined): string => (text ?? '').trim();

/** The page of a slot: a card's own words are in place of the slot's; inactive cards are not shown. */
export const takeoverPage = (slot: SiteTakeoverValues): TakeoverPage => {
  const details = slot.product_details ?? {};
  const [title, subtitle] = [
    words(details.site_takeover_title),
    words(details.site_takeover_subtitle),
  ];
  const shown = (slot.product_cards ?? []).filter(
    ({ status, content }) => status !== 'inactive' && content !== '',
  );
  const pageOf = (screen: 'desktop' | 'mobile'): ScreenPage => {
    const own = siteTakeoverCards.filter(card => card.screen === screen);
    const cardOf = (priority: number) => shown.find(card => card.priority === priority);
    return {
      slides: own
        .filter(({ kind }) => kind === 'image')
        .flatMap(({ priority }) => {
          const card = cardOf(priority);
          if (!card) return [];
          return {
            priority,
            image: card.content,
            title: words(card.title) || title,
            subtitle: words(card.sub_title) || subtitle,
          };
        }),
      logo: own.flatMap(({ kind, priority }) =>
        kind === 'logo' ? (cardOf(priority)?.content ?? []) : [],
      )[0],
    };
  };
  return {
    desktop: pageOf('desktop'),
    mobile: pageOf('mobile'),
    title,
    subtitle,
    offer: words(details.offer_text),
    description: words(details.description),
    hasLink: words(details.redirection_url) !== '',
    hasVideo: words(details.property_video_url) !== '',
    mayZoom: details.allow_zoomin !== false,
    isImageOnly: details.show_image_only === true,
  };
};
