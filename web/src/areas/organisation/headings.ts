import { organisationScreens } from './records.ts';

const named = {
  territories: ['region', 'area', 'territory', 'point'],
  things: ['bank', 'item-category', 'item'],
} as const;

const isUnder = (names: readonly string[], wanted: boolean) =>
  [...organisationScreens].filter(([name]) => names.includes(name) === wanted);

/** The records as a person looks for them; one that is named nowhere is part of the organisation. */
export const organisationHeadings = {
  organisation: isUnder(Object.values(named).flat(), false),
  territories: isUnder(named.territories, true),
  things: isUnder(named.things, true),
} as const;
