import { expect, it } from 'vitest';
import { hashOfNothing, signed } from './sign.ts';

/** The two examples of the published description, "Signature Calculations for the Authorization Header". */
const keys = {
  region: 'us-east-1',
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const host = 'examplebucket.s3.amazonaws.com';
const at = '2013-05-24T00:00:00.000Z';
const signatureOf = (headers: { authorization: string }) =>
  /Signature=(\w+)$/.exec(headers.authorization)?.[1];

it('signs the published GET as published', () => {
  const headers = { host, range: 'bytes=0-9' };
  const made = signed(
    { method: 'GET', path: '/test.txt', headers, bodyHash: hashOfNothing, at },
    keys,
  );
  expect(made.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

it('signs the published PUT as published', () => {
  const headers = {
    host,
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  };
  const bodyHash = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
  const made = signed({ method: 'PUT', path: '/test%24file.text', headers, bodyHash, at }, keys);
  expect(signatureOf(made)).toBe(
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});
