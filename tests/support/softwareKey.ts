import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

interface KeySetting {
  /** Of the page that asks. */
  readonly origin?: string;
  readonly rpId?: string;
}

interface Signing {
  readonly origin?: string;
  /** What the key says of how often it was used. */
  readonly counter?: number;
  /** Whether it looked at the person. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const coded = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const flag = { present: 1, verified: 4, attested: 64 } as const;

/** An authenticator of a suite: a P-256 key that makes and signs what a browser would bring (WebAuthn level 3). */
export const softwareKey = ({
  origin = 'http://localhost:4000',
  rpId = 'localhost',
}: KeySetting = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let userHandle: string | undefined;

  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const authData = (flags: number, counter: number, attested: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };

  const attested = (): Buffer => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))]);
  };

  return {
    id: coded(id),
    make: (
      options: unknown,
      { origin: from = origin, counter = 0, isVerified = true }: Signing = {},
    ): RegistrationResponseJSON => {
      const { challenge, user } = options as PublicKeyCredentialCreationOptionsJSON;
      userHandle = user.id;
      const flags = flag.present | flag.attested | (isVerified ? flag.verified : 0);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData(flags, counter, attested()))],
        ]),
      );
      return {
        id: coded(id),
        rawId: coded(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: coded(clientData('webauthn.create', challenge, from)),
          attestationObject: coded(attestation),
          transports: ['internal'],
        },
      };
    },
    sign: (
      options: unknown,
      { origin: from = origin, counter = 0, isVerified = true, userHandle: handle }: Signing = {},
    ): AuthenticationResponseJSON => {
      const { challenge } = options as PublicKeyCredentialRequestOptionsJSON;
      const data = authData(flag.present | (isVerified ? flag.verified : 0), counter);
      const client = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const shown = handle ?? userHandle;
      return {
        id: coded(id),
        rawId: coded(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: coded(client),
          authenticatorData: coded(data),
          signature: coded(signature),
          ...(shown !== undefined && { userHandle: shown }),
        },
      };
    },
  };
};
