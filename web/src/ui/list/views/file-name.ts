/** "Leave types" on 15 November 2026: leave-types-2026-11-15.csv */
export function fileName(many: string, day: string, ending: string): string {
  const name = many
    .trim()
    .toLowerCase()
    .replace(/[\s/\\:*?"<>|.]+/g, '-');
  return `${name}-${day}.${ending}`;
}
