import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { Provider, type ClientMetadata, type KoaContextWithOIDC } from 'oidc-provider';
import { startLocalServer } from '#tests/support/server/startLocalServer.ts';

/** Somebody whom the company's directory knows. */
interface DirectoryAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

export const directoryClient = { id: 'console', secret: 'a-secret-of-the-suites' };

interface DirectoryOptions {
  /** Where people reach the console; one that listens later may be named later. */
  readonly consoleAt: () => string;
  /** The provider tells the console when somebody signs out of it. */
  readonly tellsLogout?: boolean;
}

const signInPage = (accounts: Iterable<string>): string =>
  `<!doctype html><html lang="en"><title>Directory</title><main><h1>Directory</h1><form method="post">${[
    ...accounts,
  ]
    .map(name => `<button name="account" value="${name}">${name}</button>`)
    .join('')}<button name="account" value="">Cancel</button></form></main></html>`;

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
};

/**
 * A company's OpenID Connect provider on this machine: `oidc-provider` itself, with people who need no password. `tamper` changes the
 * claims of the next ID tokens, which are signed again with the provider's own key.
 */
export const startDirectory = async ({ consoleAt, tellsLogout = false }: DirectoryOptions) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'suites', alg: 'RS256', use: 'sig' };
  const accounts = new Map<string, DirectoryAccount>();
  const state: { tamper: ((claims: JWTPayload) => JWTPayload) | undefined; isDown: boolean } = {
    tamper: undefined,
    isDown: false,
  };
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const { host, close } = await startLocalServer((request, response) => {
    // On a machine that stalls a kept connection would be closed just as it is used again.
    response.setHeader('connection', 'close');
    if (state.isDown) request.socket.destroy();
    else if (request.url === '/favicon.ico') response.writeHead(204).end();
    else answer(request, response);
  });
  const issuer = `http://${host}`;
  const sign = (claims: JWTPayload, typ = 'JWT') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'suites', typ }).sign(privateKey);

  const client = (): ClientMetadata => ({
    client_id: directoryClient.id,
    client_secret: directoryClient.secret,
    redirect_uris: [`${consoleAt()}/login`],
    post_logout_redirect_uris: [`${consoleAt()}/login`],
    ...(tellsLogout && {
      backchannel_logout_uri: `${consoleAt()}/console/v1/directory/ended`,
      backchannel_logout_session_required: true,
    }),
  });

  const begin = () => {
    const provider = new Provider(issuer, {
      clients: [client()],
      jwks: { keys: [key] },
      cookies: { keys: [randomBytes(16).toString('hex')] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name'],
        groups: ['groups'],
      },
      scopes: ['openid', 'email', 'profile', 'groups'],
      findAccount: (_context, id) => {
        const found = accounts.get(id);
        return found && { accountId: id, claims: () => ({ sub: id, ...found }) };
      },
      // The console is the company's own, so nobody is asked whether it may know who they are.
      loadExistingGrant: async ({ oidc }: KoaContextWithOIDC) => {
        const { session, client: asking, params } = oidc;
        const grant = new provider.Grant({
          ...(asking && { clientId: asking.clientId }),
          ...(session?.accountId !== undefined && { accountId: session.accountId }),
        });
        const scope = params?.['scope'];
        if (typeof scope === 'string') grant.addOIDCScope(scope);
        await grant.save();
        return grant;
      },
      interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
      ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
      features: {
        devInteractions: { enabled: false },
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (context, form) => {
            context.body = `<!doctype html><html lang="en"><title>Directory</title><main><h1>Sign out?</h1>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out of the directory</button></main></html>`;
          },
        },
      },
    });
    provider.use(async (context, next) => {
      await next();
      const { body } = context as { body?: { id_token?: string } };
      if (!state.tamper || !body?.id_token) return;
      const claims = JSON.parse(
        Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString(),
      ) as JWTPayload;
      context.body = { ...body, id_token: await sign(state.tamper(claims)) };
    });
    const signIn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      if (request.method !== 'POST') {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(signInPage(accounts.keys()));
        return;
      }
      const accountId = (await bodyOf(request)).get('account') ?? '';
      const result =
        accountId === ''
          ? { error: 'access_denied', error_description: 'They turned back' }
          : { login: { accountId } };
      await provider.interactionFinished(request, response, result, {
        mergeWithLastSubmission: false,
      });
    };
    const all = provider.callback();
    answer = (request, response) =>
      void (request.url?.startsWith('/sign-in/') === true
        ? signIn(request, response)
        : all(request, response));
  };

  return { issuer, accounts, state, sign, begin, close };
};

export type Directory = Awaited<ReturnType<typeof startDirectory>>;
