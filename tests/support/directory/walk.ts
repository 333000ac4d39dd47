/** Goes through the pages of the provider as a browser does, with its cookies. */
export class Walker {
  readonly #cookies = new Map<string, string>();

  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  /**
   * Signs in as somebody whom the directory knows; an empty name turns back.
   * @returns the address of the console that the provider sends the browser to
   */
  async signIn(address: string, account: string, consoleAt: string): Promise<URL> {
    let at = new URL(address);
    for (let step = 0; step < 10; step += 1) {
      if (at.origin === consoleAt) return at;
      const isForm = at.pathname.startsWith('/sign-in/');
      const answer = await this.ask(
        at.href,
        isForm ? { method: 'POST', body: new URLSearchParams({ account }) } : {},
      );
      const next = answer.headers.get('location');
      if (next === null)
        throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      at = new URL(next, at);
    }
    throw new Error(`The provider leads nowhere: ${at.href}`);
  }
}
