import type { Start } from '#parts/StartContext.ts';

const fallback: Start = {
  product: { name: 'Nivaas', slug: 'nivaas' },
  demo: null,
  googleClientId: null,
  version: '',
};

const contentOf = (page: Document, name: string): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/**
 * What the server wrote into the page for this response. A page served without a server of ours (such as by Vite
 * alone) still holds the placeholder and starts with the defaults.
 */
export const readStart = (page: Document): Start => {
  const start = contentOf(page, 'console-start');
  if (!start.startsWith('{')) return fallback;
  const user = contentOf(page, 'console-user');
  return {
    ...fallback,
    ...(JSON.parse(start) as Partial<Start>),
    ...(/^(\{|null)/.test(user) ? { user: JSON.parse(user) as Start['user'] } : {}),
  };
};
