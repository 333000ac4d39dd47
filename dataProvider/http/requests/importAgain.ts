/** What browsers say of a script that did not come: Chromium names its address. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof TypeError ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;

let tries = 0;

/**
 * A script that is fetched when it is needed. One that did not come, for want of a connection, is failed for good under its
 * address in Chromium, whoever asked for it: it is asked for at once under another one, which the server answers the same.
 *
 * @example const forms = importAgain(() => import('./record/forms.ts'));
 */
export const importAgain =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  () =>
    load().catch((error: unknown) => {
      const address = addressIn(error);
      if (!address) throw error;
      tries += 1;
      return import(/* @vite-ignore */ `${address}?again=${tries}`) as Promise<Part>;
    });
