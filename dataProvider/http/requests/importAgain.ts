/** What browsers say of a script that did not come: Chromium names its address. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof TypeError ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;

let tries = 0;

/**
 * A script that is fetched when it is needed. One that did not come, for want of a connection, is failed for good under its
 * address in Chromium: what is asked for again is asked for under another one, which the server answers the same.
 *
 * @example const forms = importAgain(() => import('./record/forms.ts'));
 */
export const importAgain = <Part>(load: () => Promise<Part>): (() => Promise<Part>) => {
  let failed: string | undefined;
  return async () => {
    try {
      if (failed === undefined) return await load();
      tries += 1;
      return (await import(/* @vite-ignore */ `${failed}?again=${tries}`)) as Part;
    } catch (error) {
      failed = addressIn(error)?.replace(/\?.*$/, '') ?? failed;
      throw error;
    }
  };
};
