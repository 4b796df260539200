import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

const NAME = 'muster sha256 ';
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]);
const EMPTY_BODY = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * The last bytes of an archive: the digest of all before them, in the comment of an empty gzip
 * member, so that the file stays an ordinary .tar.gz and yet every changed bit of it is noticed.
 */
const endMark = (digest: string): Buffer =>
  Buffer.concat([HEADER, Buffer.from(`${NAME}${digest}\0`), EMPTY_BODY]);

export const END_MARK_LENGTH = endMark('0'.repeat(64)).length;

/** Passes the bytes on and puts the mark behind them. */
export async function* withEndMark(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield endMark(hash.digest('hex'));
}

/** Whether the file is byte for byte as it was written; answers where its mark begins. */
export async function checkEndMark(file: string): Promise<number> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const end = size - END_MARK_LENGTH;
    if (end <= 0) throw changed(file);
    const mark = Buffer.alloc(END_MARK_LENGTH);
    await handle.read(mark, 0, mark.length, end);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file, { end: end - 1 }))
      hash.update(chunk as Buffer);
    if (!mark.equals(endMark(hash.digest('hex')))) throw changed(file);
    return end;
  } finally {
    await handle.close();
  }
}

const changed = (file: string): Error =>
  new Error(
    `${file} is not a whole archive: it was cut or changed after it was written, or is no backup ` +
      'of Muster. Nothing was touched.',
  );
