/** An S3-compatible store, and the place in it where uploaded files are. */
export interface S3Settings {
  /** `https://s3.ap-south-1.amazonaws.com/bucket`, with a folder behind the bucket or without one. */
  readonly url: URL;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}
