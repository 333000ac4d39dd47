/** What an external identity account proves about the person who holds its token. */
export interface ExternalIdentity {
  email: string;
}

/** Checks tokens of external identity accounts. */
export interface IdentityProvider {
  /** @returns the person, or undefined when the token is not valid for this console. */
  identify: (accessToken: string) => Promise<ExternalIdentity | undefined>;
}

interface TokenInfo {
  aud?: string;
  email?: string;
  email_verified?: string | boolean;
  expires_in?: string;
}

/**
 * Asks Google what a token is worth. A token that was made for another application proves nothing here, so its
 * audience must be our own client id (T5).
 */
export const googleIdentity = (
  clientId: string,
  fetchJson: (url: string) => Promise<{ ok: boolean; body: unknown }>,
): IdentityProvider => ({
  identify: async accessToken => {
    const answer = await fetchJson(
      `https://oauth2.googleapis.com/tokeninfo?access_token=${encodeURIComponent(accessToken)}`,
    );
    const info = (answer.body ?? {}) as TokenInfo;
    const isVerified = String(info.email_verified) === 'true';
    const isAlive = Number(info.expires_in) > 0;
    return answer.ok && info.aud === clientId && isVerified && isAlive && info.email
      ? { email: info.email.toLowerCase() }
      : undefined;
  },
});
