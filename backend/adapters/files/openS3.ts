import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './S3Settings.ts';

/** AWS's own client for a compatible store. Whoever needs it loads this file then: without a bucket nothing of it is loaded. */
export const openS3 = ({ url, region, keyId, secret }: S3Settings): S3Client =>
  new S3Client({
    endpoint: url.origin,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // The bucket is in the path, as every compatible store takes it; nor do all know the newer sums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
