/** What a sheet that is read may hold at most. */
export const sheetBounds = { rows: 20_000, columns: 200, letters: 2_000 } as const;

/** Unpacked: enough for the largest sheet that fits the other bounds and was made by an office program. */
export const mostUnpacked = 100 * 1_048_576;

/** Not a sheet, or none that can be read. */
export class SheetBroken extends Error {
  constructor(cause?: unknown) {
    super('the sheet cannot be read', { cause });
    this.name = 'SheetBroken';
  }
}

/** More rows, columns or letters than are taken. */
export class SheetTooLarge extends Error {
  constructor() {
    super('the sheet is too large');
    this.name = 'SheetTooLarge';
  }
}
