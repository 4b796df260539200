import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { ScanVerdict } from './verdict.ts';

/** A socket in the file system, or one of this machine. */
export type ClamdAddress =
  | { readonly path: string }
  | { readonly host: string; readonly port: number };

const step = 65_536;
const mostAnswer = 4_096;

async function write(socket: Socket, part: Buffer, signal: AbortSignal): Promise<void> {
  if (!socket.write(part)) await once(socket, 'drain', { signal });
}

/** Pieces with their length before them, and a length of nothing at the end. */
async function send(socket: Socket, path: string, signal: AbortSignal): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'), signal);
  for await (const part of createReadStream(path, { highWaterMark: step })) {
    const piece = part as Buffer;
    const head = Buffer.alloc(4);
    head.writeUInt32BE(piece.length);
    await write(socket, Buffer.concat([head, piece]), signal);
  }
  await write(socket, Buffer.alloc(4), signal);
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const part of socket) {
    answer += (part as Buffer).toString('latin1');
    if (answer.includes('\0') || answer.length > mostAnswer) break;
  }
  return answer.split('\0', 1)[0] ?? '';
}

/** clamd's INSTREAM: "stream: OK", or "stream: Name FOUND"; anything else is no answer. */
export async function askClamd(
  address: ClamdAddress,
  path: string,
  signal: AbortSignal,
): Promise<ScanVerdict> {
  const socket = connect(address);
  const over = new AbortController();
  const stop = () => socket.destroy(new Error('the scanner took too long'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    await once(socket, 'connect', { signal });
    // it may answer before it has all, and hang up: then the answer counts, not the broken pipe
    const sending = send(socket, path, over.signal).catch(() => undefined);
    const answer = await answerOf(socket);
    over.abort();
    await sending;
    if (answer === 'stream: OK') return 'clean';
    if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
    throw new Error(`clamd answered ${JSON.stringify(answer)}`);
  } finally {
    over.abort();
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}
