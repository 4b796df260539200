/** "Leave types" on 15 November 2026: leave-types-2026-11-15.csv */
export function fileName(many: string, day: Date, ending: string): string {
  const name = many
    .trim()
    .toLowerCase()
    .replace(/[\s/\\:*?"<>|.]+/g, '-');
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${name}-${date}.${ending}`;
}
