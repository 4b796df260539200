import { z } from 'zod';

/** A list as a file: plain text unless a workbook is asked for. */
export const sheetQuery = { format: z.enum(['csv', 'xlsx']).optional() };

export const sheetFile = {
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const;
