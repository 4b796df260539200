import type { Handle } from '../../../platform/db/transaction.ts';
import type { PayRules } from '../rules/inputs.ts';
import type { SheetFound } from '../store/sheets.ts';
import { findParts } from '../store/structures.ts';

/** What the inputs of a sheet name, as it was when it was calculated. */
export async function knownOf(
  db: Handle,
  { inputs, terms }: Pick<SheetFound, 'inputs' | 'terms'>,
): Promise<PayRules> {
  const versions = [...new Set(inputs.segments.map(({ version }) => version))];
  return {
    versions: await findParts(db, versions),
    components: new Map(terms.components.map((facts) => [facts.id, facts])),
  };
}
