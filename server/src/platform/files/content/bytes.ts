import type { FileHandle } from 'node:fs/promises';

/** A file that is looked into here and there and never held whole. */
export interface Bytes {
  readonly size: number;
  /** fewer at the end of the file */
  at(offset: number, length: number): Promise<Buffer>;
}

export const bytesOf = (file: FileHandle, size: number): Bytes => ({
  size,
  at: async (offset, length) => {
    const room = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
    const { bytesRead } = await file.read(room, 0, room.length, offset);
    return room.subarray(0, bytesRead);
  },
});

/** For what is at hand already. */
export const bytesIn = (content: Buffer): Bytes => ({
  size: content.length,
  at: async (offset, length) => content.subarray(offset, offset + length),
});

/** Text of plain letters at a place, as the marks of formats are. */
export const markAt = (bytes: Buffer, offset: number, length: number): string =>
  bytes.toString('latin1', offset, offset + length);
