interface Refused extends Error {
  readonly code: string;
  readonly constraint?: string;
}

/** Whether the database itself said no, and by which constraint. */
export const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Something still points at the row that was to go. */
export const isStillUsed = (error: unknown): boolean =>
  isRefused(error) && (error.code === '23503' || error.code === '23001');
