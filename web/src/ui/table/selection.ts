export type PageChoice = 'none' | 'some' | 'all';

export const toggled = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

export function pageChoice(chosen: ReadonlySet<string>, page: readonly string[]): PageChoice {
  const count = page.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** Rows chosen on other pages stay chosen. */
export function pageToggled(
  chosen: ReadonlySet<string>,
  page: readonly string[],
): ReadonlySet<string> {
  const next = new Set(chosen);
  const isAll = pageChoice(chosen, page) === 'all';
  for (const id of page)
    if (isAll) next.delete(id);
    else next.add(id);
  return next;
}
