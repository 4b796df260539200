import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { inMegabytes } from '@muster/contract/kernel/files/file-kinds.ts';
import {
  fileEmpty,
  fileTooLarge,
  uploadCut,
  uploadTooSlow,
} from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { asDiskFault } from '../disk-fault.ts';
import type { Finished } from '../store.ts';

/** How long a sender is waited for. */
export interface UploadPace {
  /** milliseconds without a byte */
  readonly silence: number;
  /** bytes a second on the whole, asked for after `grace` milliseconds */
  readonly rate: number;
  readonly grace: number;
}

export const usualPace: UploadPace = { silence: 20_000, rate: 8_192, grace: 30_000 };

/** The next piece, unless the sender falls silent or was cut off. */
async function next(parts: AsyncIterator<Buffer>, silence: number): Promise<Buffer | null> {
  const alarm = Promise.withResolvers<never>();
  const timer = setTimeout(() => alarm.reject(new Refusal(uploadTooSlow)), silence);
  try {
    const part = await Promise.race([parts.next(), alarm.promise]);
    return part.done ? null : part.value;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(uploadCut);
  } finally {
    clearTimeout(timer);
  }
}

/** A disk that is almost full takes a part of a piece and says nothing of the rest. */
async function writeWhole(file: FileHandle, part: Buffer): Promise<void> {
  for (let at = 0; at < part.length;) at += (await file.write(part, at)).bytesWritten;
}

/** Piece by piece to the disk; the next is asked for when the last is written. */
export async function writeAll(
  source: Readable,
  file: FileHandle,
  most: number,
  pace: UploadPace,
): Promise<Pick<Finished, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  // the connection must outlive a refusal, which is sent over it
  const parts = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  const began = performance.now();
  let bytes = 0;
  for (;;) {
    const part = await next(parts, pace.silence);
    if (!part) break;
    bytes += part.length;
    const seconds = (performance.now() - began) / 1000;
    const isSlow = seconds * 1000 > pace.grace && bytes < pace.rate * seconds;
    if (bytes > most || isSlow) {
      await parts.return?.();
      throw isSlow
        ? new Refusal(uploadTooSlow)
        : new Refusal(fileTooLarge, { most: inMegabytes(most) });
    }
    hash.update(part);
    try {
      await writeWhole(file, part);
    } catch (error) {
      // what is still being sent must be thrown away, or its sender never reads the refusal
      await parts.return?.();
      throw error;
    }
  }
  if (bytes === 0) throw new Refusal(fileEmpty);
  await file.sync();
  return { bytes, sha256: hash.digest() };
}

interface Arrival {
  readonly source: Readable;
  readonly folder: string;
  readonly most: number;
  readonly pace: UploadPace;
}

async function create(place: string): Promise<FileHandle> {
  try {
    // tidied away by another machine when nothing came for a day
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    return await open(place, 'wx+', 0o600);
  } catch (error) {
    throw asDiskFault(error);
  }
}

/** A file as it arrives, for as long as `use` lasts; whatever happens, nothing of it stays. */
export async function receive<T>(
  { source, folder, most, pace }: Arrival,
  use: (file: Finished, handle: FileHandle) => Promise<T>,
): Promise<T> {
  const place = path.join(folder, randomBytes(16).toString('hex'));
  const handle = await create(place);
  try {
    const written = await writeAll(source, handle, most, pace);
    return await use({ path: place, ...written }, handle);
  } catch (error) {
    throw asDiskFault(error);
  } finally {
    await handle.close();
    await rm(place, { force: true });
  }
}
