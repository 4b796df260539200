/** One inside the other: what is chosen of the first leaves only a part of the next. */
const chains: readonly (readonly string[])[] = [
  ['concern', 'department', 'unit', 'subUnit'],
  ['region', 'area'],
];

type Filters = Readonly<Record<string, string>>;

/** The filters after one was chosen or taken away: what lay inside the old choice goes with it. */
export function filtersAfter(filters: Filters, key: string, value: string | undefined): Filters {
  const chain = chains.find((each) => each.includes(key)) ?? [];
  const inside = chain.slice(chain.indexOf(key) + 1);
  const rest = Object.entries(filters).filter(([name]) => name !== key && !inside.includes(name));
  return Object.fromEntries(value === undefined ? rest : [...rest, [key, value]]);
}
