/** "Leave types" on 15 November 2026: leave-types-2026-11-15.csv */
export function csvFileName(many: string, day: Date): string {
  const name = many
    .trim()
    .toLowerCase()
    .replace(/[\s/\\:*?"<>|.]+/g, '-');
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${name}-${date}.csv`;
}

/** Spreadsheets read other than Latin letters only after this mark; fetch drops the server's. */
const byteOrderMark = '\uFEFF';

export function saveCsv(name: string, text: string): void {
  const file = new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
