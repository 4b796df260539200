import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import {
  cutOff,
  notUtf8,
  packedOddly,
  tooMuch,
} from '@muster/contract/kernel/outgoing-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';

const unpackers: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** What is asked for, so that others send nothing else. */
export const acceptedEncodings = 'gzip, deflate, br';

const megabyte = 1024 * 1024;

function unpacked(answer: IncomingMessage, host: string): AsyncIterable<Buffer> {
  const coding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity') return answer;
  const unpack = unpackers[coding];
  if (!unpack) throw new Refusal(packedOddly, { host });
  // what goes wrong on either side is thrown to whoever reads the far end
  return pipeline(answer, unpack(), () => undefined);
}

const isOfPacking = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(Z_|ERR_BROTLI|ERR__ERROR_)/.test(String(error.code));

/** Counted after unpacking, while it comes: a small answer that swells is stopped at the same mark. */
async function gather(parts: AsyncIterable<Buffer>, most: number, host: string): Promise<Buffer> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > most) throw new Refusal(tooMuch, { host, most: Math.round(most / megabyte) });
    kept.push(part);
  }
  return Buffer.concat(kept);
}

function textOf(bytes: Buffer, type: string | undefined, host: string): string {
  const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(type ?? '')?.[1] ?? 'utf-8';
  if (!/^(utf-?8|us-ascii|ascii)$/i.test(charset)) throw new Refusal(notUtf8, { host, charset });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(notUtf8, { host, charset: '?' });
  }
}

/** The whole answer as text, or why not. */
export async function readAnswer(
  answer: IncomingMessage,
  { most, host, signal }: { most: number; host: string; signal: AbortSignal },
): Promise<string> {
  try {
    const bytes = await gather(unpacked(answer, host), most, host);
    return textOf(bytes, answer.headers['content-type'], host);
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error;
    throw new Refusal(isOfPacking(error) ? packedOddly : cutOff, { host });
  } finally {
    answer.destroy();
  }
}
