/** Codes by which the driver and PostgreSQL say "not now": connection lost, refused, shutting down. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
]);
const sentences =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return away.has(code) || sentences.test(error.message);
}
