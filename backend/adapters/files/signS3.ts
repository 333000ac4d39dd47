import { createHash, createHmac } from 'node:crypto';

export interface S3Settings {
  /** `https://s3.ap-south-1.amazonaws.com/bucket`: the bucket is in the path, as every compatible store takes it. */
  readonly url: URL;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

interface Request {
  readonly method: 'PUT' | 'GET' | 'DELETE';
  readonly url: URL;
  readonly content: Uint8Array;
  readonly at: Date;
}

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();

/** The headers that sign a request for an S3-compatible store (AWS Signature Version 4). */
export const signS3 = (
  { method, url, content, at }: Request,
  { region, keyId, secret }: Omit<S3Settings, 'url'>,
): Readonly<Record<string, string>> => {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const headers = {
    host: url.host,
    'x-amz-content-sha256': sha256(content),
    'x-amz-date': moment,
  };
  const names = Object.keys(headers).join(';');
  const canonical = [
    method,
    url.pathname,
    '',
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Uint8Array>(
    (last, part) => hmac(last, part),
    hmac(`AWS4${secret}`, day),
  );
  const signature = hmac(key, toSign).toString('hex');
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
};
