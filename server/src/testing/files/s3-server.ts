import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../platform/files/s3/s3-store.ts';

const keys = { region: 'eu-test-1', key: 'TESTKEY', secret: 'test/secret+key' };
const bucket = 'muster-test';

const mac = (key: Buffer | string, ...texts: readonly string[]): Buffer =>
  texts.reduce<Buffer>(
    (last, text) => createHmac('sha256', last).update(text).digest(),
    Buffer.from(key),
  );
const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/** The signature of a request worked out anew from what arrived, by the published description. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { headers, method, url = '' } = request;
  const form =
    /^AWS4-HMAC-SHA256 Credential=(\S+?)\/(\d{8})\/(\S+?)\/s3\/aws4_request, ?SignedHeaders=(\S+?), ?Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature] =
    form.exec(headers.authorization ?? '') ?? [];
  const date = String(headers['x-amz-date']);
  if (id !== keys.key || region !== keys.region || !date.startsWith(day)) return false;
  if (!names.split(';').includes('host') || headers['x-amz-content-sha256'] !== sha256(body))
    return false;
  const { pathname, search } = new URL(url, 'http://store');
  let canonical = `${method}\n${pathname}\n${search.slice(1)}\n`;
  for (const name of names.split(';')) canonical += `${name}:${String(headers[name])}\n`;
  canonical += `\n${names}\n${sha256(body)}`;
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`;
  const key = mac(`AWS4${keys.secret}`, day, region, 's3', 'aws4_request');
  return mac(key, text).toString('hex') === signature;
}

function give(
  object: Buffer | undefined,
  range: string | undefined,
  response: ServerResponse,
): void {
  if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined) return void response.writeHead(200).end(object);
  response.writeHead(206).end(object.subarray(Number(from), Number(to) + 1));
}

export interface S3Server {
  readonly settings: S3Settings;
  readonly objects: Map<string, Buffer>;
  /** what it does with the next requests instead of its work */
  behave(as: 'well' | 'refusing' | 'redirecting' | 'away'): void;
  close(): Promise<void>;
}

/** A small real store that believes no request whose signature it cannot work out itself. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  let behaviour: Parameters<S3Server['behave']>[0] = 'well';
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (behaviour === 'away') return request.socket.destroy();
      if (behaviour === 'refusing') return response.writeHead(500).end();
      if (behaviour === 'redirecting')
        return response
          .writeHead(307, { location: `http://${request.headers.host}/elsewhere` })
          .end();
      const [, asked, key = ''] = (request.url ?? '').split('/');
      if (asked !== bucket || !isSigned(request, body)) return response.writeHead(403).end();
      if (request.method === 'GET') return give(objects.get(key), request.headers.range, response);
      if (request.method === 'PUT') objects.set(key, body);
      else objects.delete(key);
      return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { ...keys, bucket, endpoint: `http://127.0.0.1:${port}` },
    objects,
    behave: (as) => {
      behaviour = as;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
