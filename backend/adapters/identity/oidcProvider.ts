import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { groupsIn, namesIn, verifiedEmail, type Claims } from './claimsOf.ts';
import {
  DirectoryFault,
  type DirectoryProvider,
  type DirectorySettings,
} from './DirectoryProvider.ts';

/** Seconds that one question to the provider may take: two of them fit into a call. */
const timeout = 4;
/** Seconds by which the clocks of the two may differ. */
const tolerance = 60;
/** How long what the provider said of itself is believed. */
const lifetime = 60 * 60_000;

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** As the provider takes it: what it does not say is `client_secret_basic` (OpenID Connect Discovery). */
const secretOf =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    const prove = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(secret)
      : client.ClientSecretPost(secret);
    prove(server, ...rest);
  };

/** What the provider, or the way to it, did wrong. */
const faultOf = (error: unknown): DirectoryFault => {
  if (error instanceof DirectoryFault) return error;
  if (error instanceof client.AuthorizationResponseError)
    return new DirectoryFault(
      error.error === 'temporarily_unavailable' || error.error === 'server_error'
        ? 'away'
        : 'turned-back',
      error,
    );
  const { code, cause, name } = error as Error & { code?: string };
  const isAway =
    code === 'OAUTH_TIMEOUT' ||
    name === 'TimeoutError' ||
    (error instanceof TypeError && error.message === 'fetch failed') ||
    (cause instanceof TypeError && cause.message === 'fetch failed') ||
    (cause instanceof Response && cause.status >= 500);
  return new DirectoryFault(isAway ? 'away' : 'not-proved', error);
};

const orFault = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    throw faultOf(error);
  }
};

/** Discovery when it is first needed, once for all who wait; a provider that was away is asked again by the next. */
const discoverLazily = ({ issuer, clientId, clientSecret }: DirectorySettings, now: () => Date) => {
  const ask = () =>
    client.discovery(
      issuer,
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: tolerance },
      secretOf(clientSecret),
      {
        timeout,
        execute: [
          // The signature is looked at although the token came from the provider itself.
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  let known: { readonly until: number; readonly answer: Promise<client.Configuration> } | undefined;
  return (): Promise<client.Configuration> => {
    if (known && known.until > now().getTime()) return known.answer;
    const answer = orFault(() => ask().catch(() => ask()));
    const mine = { until: now().getTime() + lifetime, answer };
    known = mine;
    answer.catch(() => {
      if (known === mine) known = undefined;
    });
    return answer;
  };
};

/** The claims of the ID token, and those of the person where the token leaves out what is asked for. */
const allClaims = async (
  config: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  needed: readonly string[],
): Promise<Claims & client.IDToken> => {
  const claims = tokens.claims();
  if (!claims) throw new DirectoryFault('not-proved', new Error('There is no ID token'));
  const isThin = needed.some(name => claims[name] === undefined);
  if (!isThin || !config.serverMetadata().userinfo_endpoint) return claims;
  const person = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
  return { ...person, ...claims };
};

/**
 * A company's provider, by `openid-client`: code flow with PKCE, state and nonce. Nothing is asked of it before somebody presses the
 * button, so one that is away stops neither the start nor the sign-in with a password.
 * @param claim that names the groups; null: they are not asked
 */
export const oidcProvider = (
  settings: DirectorySettings,
  claim: string | null,
  now: () => Date,
): DirectoryProvider => {
  const { name, scopes, clientId } = settings;
  const discovered = discoverLazily(settings, now);
  return {
    name,

    begin: async returnTo => {
      const config = await discovered();
      const proof = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: returnTo.href,
        scope: scopes,
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(proof.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address, proof };
    },

    redeem: (answer, { state, nonce, codeVerifier }) =>
      orFault(async () => {
        const config = await discovered();
        const tokens = await client.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = await allClaims(config, tokens, [
          'email',
          ...(claim === null ? [] : [claim.split('.')[0] ?? claim]),
        ]);
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: verifiedEmail(claims),
          ...namesIn(claims),
          groups: claim === null ? [] : groupsIn(claims, claim),
          sid: typeof claims['sid'] === 'string' ? claims['sid'] : undefined,
          idToken: tokens.id_token ?? '',
        };
      }),

    end: async (idToken, returnTo) => {
      try {
        const config = await discovered();
        if (!config.serverMetadata().end_session_endpoint) return undefined;
        return client.buildEndSessionUrl(config, {
          id_token_hint: idToken,
          post_logout_redirect_uri: returnTo.href,
        });
      } catch {
        return undefined;
      }
    },

    readLogout: token =>
      orFault(async () => {
        const { issuer, jwks_uri } = (await discovered()).serverMetadata();
        if (!jwks_uri) throw new Error('The provider has no keys');
        const { payload } = await jwtVerify(
          token,
          createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeout * 1000 }),
          { issuer, audience: clientId, clockTolerance: tolerance, maxTokenAge: '5 minutes' },
        );
        const { events, sid, sub, nonce } = payload as Claims & typeof payload;
        const isLogout =
          typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent);
        const session = typeof sid === 'string' ? sid : undefined;
        if (!isLogout || nonce !== undefined || (sub === undefined && session === undefined))
          throw new Error('The token is none that ends a session');
        return { issuer, subject: sub, sid: session };
      }),
  };
};
