import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { filesAway } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Clock } from '../../clock.ts';
import { type FileStore, type Finished, isKey } from '../store.ts';
import { hashOfNothing, type Keys, signed } from './sign.ts';

export interface S3Settings extends Keys {
  readonly endpoint: string;
  readonly bucket: string;
}

/** Milliseconds without a byte, either way. */
const silence = 30_000;

interface Call {
  readonly method: 'PUT' | 'GET' | 'DELETE';
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly file?: Finished;
}

/** One signed request; the answer as it begins to come. Redirects are not followed. */
function ask(settings: S3Settings, at: string, call: Call): Promise<http.IncomingMessage> {
  if (!isKey(call.key)) throw new Error('not a key of a file');
  const url = new URL(`${settings.endpoint}/${settings.bucket}/${call.key}`);
  const headers = signed(
    {
      method: call.method,
      path: url.pathname,
      headers: { host: url.host, ...call.headers },
      bodyHash: call.file?.sha256.toString('hex') ?? hashOfNothing,
      at,
    },
    settings,
  );
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: call.method, headers }, resolve);
    asked.setTimeout(silence, () => asked.destroy(new Error('the store of files is silent')));
    asked.on('error', reject);
    if (call.file) pipeline(createReadStream(call.file.path), asked).catch(reject);
    else asked.end();
  });
}

/** What the store says of itself helps whoever runs it; a person is told that it is away. */
async function refuse(call: Call, answer: http.IncomingMessage): Promise<never> {
  answer.resume();
  const cause = `${call.method} of a file: the store answered ${answer.statusCode}`;
  throw Object.assign(new Refusal(filesAway), { cause });
}

/** Files in a bucket of any S3-compatible store, addressed by path. */
export function s3Store(settings: S3Settings, clock: Clock): FileStore {
  const send = async (call: Call, fine: readonly number[]): Promise<http.IncomingMessage> => {
    const answer = await ask(settings, clock.now(), call).catch((cause: unknown) => {
      throw Object.assign(new Refusal(filesAway), { cause });
    });
    return fine.includes(answer.statusCode ?? 0) ? answer : refuse(call, answer);
  };
  return {
    async put(key, file) {
      const headers = { 'content-length': String(file.bytes) };
      (await send({ method: 'PUT', key, headers, file }, [200])).resume();
    },
    async open(key, span) {
      const headers = span && { range: `bytes=${span.from}-${span.to}` };
      const answer = await send({ method: 'GET', key, headers }, [span ? 206 : 200, 404]);
      if (answer.statusCode !== 404) return answer;
      answer.resume();
      return null;
    },
    async remove(key) {
      (await send({ method: 'DELETE', key }, [200, 204, 404])).resume();
    },
  };
}
