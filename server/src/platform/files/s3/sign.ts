import { createHash, createHmac } from 'node:crypto';

export interface Keys {
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

export interface Unsigned {
  readonly method: string;
  /** encoded, as it is sent */
  readonly path: string;
  /** all of them are signed; `host` must be among them */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyHash: string;
  readonly at: string;
}

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

export const hashOfNothing = createHash('sha256').digest('hex');

/** Signature Version 4 of AWS, which every S3-compatible store reads: the headers to send. */
export function signed({ method, path, headers, bodyHash, at }: Unsigned, keys: Keys) {
  const stamp = `${at.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const day = stamp.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': stamp,
  };
  const names = Object.keys(all).toSorted();
  const lines = names.map((name) => `${name}:${all[name]?.trim()}\n`);
  const signedNames = names.join(';');
  // the empty line is the query, of which these calls have none
  const request = [method, path, '', lines.join(''), signedNames, bodyHash].join('\n');
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', stamp, scope, hash].join('\n');
  const key = [keys.region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secret}`, day));
  const signature = hmac(key, text).toString('hex');
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.key}/${scope},SignedHeaders=${signedNames},Signature=${signature}`,
  };
}
