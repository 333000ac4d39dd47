import { screenHeads } from 'virtual:screens';
import type { Start } from '#parts/StartContext.ts';
import { mayDo } from '#contract/model/rights/mayDo.ts';
import type { Providers } from './providers.ts';
import { signedIn, signInPage } from './routes/AppRoutes.tsx';
import { bringScreen } from './routes/ScreenRoute.tsx';
import { screenOf } from './routes/screenOf.ts';

declare global {
  /** The pictures of icons, which `public/boot.js` fetches beside the script; also fulfilled where they did not come. */
  var iconsThere: Promise<unknown> | undefined;
}

/** Milliseconds that the first picture waits for its icons. */
const iconsAtLatest = 300;

type Address = Pick<Location, 'pathname' | 'search'>;

/** Another language than the one that is part of the script; undefined when it need not come. */
const textsOf = ({ store, i18nProvider }: Providers): Promise<unknown> | undefined => {
  const drawn = i18nProvider.getLocale();
  const locale = store.getItem<string>('locale') ?? drawn;
  return locale === drawn ? undefined : i18nProvider.changeLocale(locale);
};

const partsOf = (
  { pathname, search }: Address,
  user: Start['user'],
  providers: Providers,
): readonly Promise<unknown>[] => {
  if (pathname === '/login' || user === null) return [signInPage.bring()];
  const head = screenOf(screenHeads(), pathname);
  const roles = user?.roleCodes ?? [];
  if (!head || !mayDo(head, roles, 'list')) return [signedIn.bring()];
  return [signedIn.bring(), bringScreen(head, pathname, { ...providers, roles, search })];
};

/**
 * Brings the parts of the script and the data that the first page needs, so that it is drawn once and not piece by
 * piece. What cannot be brought is asked for again by the page, which shows why it fails.
 */
export const bringFirstPage = async (
  address: Address,
  user: Start['user'],
  providers: Providers,
): Promise<void> => {
  await Promise.allSettled([
    textsOf(providers),
    Promise.race([globalThis.iconsThere, new Promise(done => setTimeout(done, iconsAtLatest))]),
    ...partsOf(address, user, providers),
  ]);
};
