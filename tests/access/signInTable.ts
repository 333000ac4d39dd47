import type { Access } from '#contract/calls/call.ts';

/** Who may sign in by which way, and look after their own sign-in. */
export const signInTable: Record<string, Access> = {
  'POST /console/v1/directory/sign-in': 'anyone',
  'POST /console/v1/directory/session': 'anyone',
  // The provider proves itself by the signature of its token.
  'POST /console/v1/directory/ended': 'anyone',
  // The step after the password, and a passkey alone; the challenge and the factor decide (asserted in tests/conformance/users).
  'POST /console/v1/sign-in/passkey-options': 'anyone',
  'POST /console/v1/sign-in/passkey': 'anyone',
  'POST /console/v1/sign-in/code': 'anyone',
  'POST /console/v1/sign-in/recovery-code': 'anyone',
  'POST /console/v1/sign-in/factor': 'anyone',
  'POST /console/v1/sign-in/factor/complete': 'anyone',
  // One's own, and nobody else's.
  'GET /console/v1/own-security': 'signed-in',
  'POST /console/v1/own-security/proof-options': 'signed-in',
  'POST /console/v1/own-security/proof': 'signed-in',
  'POST /console/v1/own-security/factors': 'signed-in',
  'POST /console/v1/own-security/factors/complete': 'signed-in',
  'POST /console/v1/own-security/app/remove': 'signed-in',
  'PUT /console/v1/own-security/passkeys/{id}': 'signed-in',
  'POST /console/v1/own-security/passkeys/{id}/remove': 'signed-in',
  'POST /console/v1/own-security/recovery-codes': 'signed-in',
  'POST /console/v1/own-security/sessions/{id}/end': 'signed-in',
  'POST /console/v1/own-security/sessions/end-others': 'signed-in',
  'POST /console/v1/own-security/devices/{id}/forget': 'signed-in',
};
