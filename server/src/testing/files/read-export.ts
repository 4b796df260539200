import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import { expect } from 'vitest';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import type { Client } from '../client.ts';
import type { TestApp } from '../make-app.ts';

type ReadRow = Readonly<Record<string, string>>;

/** A file as it is sent, byte for byte. */
export async function sentFile({ app }: Pick<TestApp, 'app'>, { token }: Client, path: string) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await app.inject({ url: basePath + path, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply;
}

/** A table that is sent as CSV or XLSX, read back as a spreadsheet would: each row by its headings. */
export async function readExport(
  test: Pick<TestApp, 'app'>,
  client: Client,
  path: string,
): Promise<ReadRow[]> {
  const { rawPayload, headers } = await sentFile(test, client, path);
  const isXlsx = String(headers['content-type']).includes('spreadsheet');
  const [heading = [], ...rows] = await readSheet(rawPayload, isXlsx);
  return rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at] ?? ''])));
}

/** A column of amounts, added up again from its text. */
export const sumOf = (rows: readonly ReadRow[], heading: string): bigint =>
  rows.reduce((sum, row) => sum + minorUnits(row[heading] ?? ''), 0n);
