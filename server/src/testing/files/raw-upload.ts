import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { seconds } from '../clocks/patience.ts';

/** What came back before the connection ended; status 0: nothing did. */
export interface RawReply {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly id: string;
}

export interface RawUpload {
  readonly address: string;
  readonly token: string | null;
  readonly purpose?: string;
  readonly name?: string;
  /** besides host and authorization: content-length, transfer-encoding … */
  readonly headers: Readonly<Record<string, string>>;
}

const codeIn = (text: string, name: string): string =>
  new RegExp(`"${name}":"((?:[^"\\\\]|\\\\.)*)"`).exec(text)?.[1] ?? '';

function toldBy(text: string): RawReply {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  const said = { code: codeIn(text, 'code'), message: codeIn(text, 'message') };
  return { status, ...said, id: codeIn(text, '_id') };
}

/** One upload over a bare socket, so that a sender can behave as badly as it likes. */
export function rawUpload(
  upload: RawUpload,
  feed: (socket: Socket) => Promise<void> | void,
): Promise<RawReply> {
  const { hostname, port } = new URL(upload.address);
  const query = new URLSearchParams({
    purpose: upload.purpose ?? 'photo',
    name: upload.name ?? 'a',
  });
  const lines = [
    `POST ${basePath}/files?${query.toString()} HTTP/1.1`,
    `host: ${hostname}`,
    ...(upload.token ? [`authorization: Bearer ${upload.token}`] : []),
    ...Object.entries(upload.headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const done = (): void => {
      resolve(toldBy(text));
      socket.destroy();
    };
    socket.on('data', (part) => {
      text += part.toString();
      if (/\r\n\r\n.*\}$/s.test(text)) done();
    });
    socket.on('error', () => undefined);
    socket.on('close', done);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    void Promise.resolve(feed(socket)).catch(() => undefined);
  });
}

const isOpen = (socket: Socket): boolean => !socket.destroyed && socket.writable;

/** Sends as fast as it is taken, in pieces of the chunked kind, until someone hangs up. */
export async function endlessly(socket: Socket, first: Buffer = Buffer.alloc(0)): Promise<void> {
  const piece = Buffer.alloc(65_536, 'x');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const write = async (data: Buffer): Promise<void> => {
    const head = `${data.length.toString(16)}\r\n`;
    const isTaken = socket.write(Buffer.concat([Buffer.from(head), data, Buffer.from('\r\n')]));
    if (!isTaken) await Promise.race([once(socket, 'drain'), closed]);
  };
  if (first.length > 0) await write(first);
  while (isOpen(socket)) await write(piece);
}

/** A byte now and then. */
export async function trickling(socket: Socket, every: number): Promise<void> {
  while (isOpen(socket)) {
    socket.write('x');
    await wait(every);
  }
}

/** Every file below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Asks again until it is so, for half a minute unless told otherwise. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  patience = seconds(30),
): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`it did not become so in ${patience} ms`);
    await wait(20);
  }
}
