import { companySection } from '@muster/contract/organisation/settings.ts';
import { paySection } from '@muster/contract/pay/settings.ts';
import type { InvestmentKind } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import type { Db, Handle, Tx } from '../../../../platform/db/transaction.ts';
import type { InForce } from '../../../../platform/settings/settings.ts';
import type { PayCall, PayDeps } from '../../deps.ts';
import { readCard } from '../../rules/tax/kept-card.ts';
import { fundKind } from '../../rules/tax/month-tax.ts';
import { taxYearOf, taxYearStart } from '../../rules/tax/tax-year.ts';
import { findSlab } from '../tax-terms.ts';

/** By whose slabs someone of a company declares, and which income year it is there. */
export interface DeclarationTerms {
  readonly present: number;
  readonly country: string;
  readonly currency: string;
  readonly isTaxed: boolean;
  readonly fromOf: (year: number) => string;
}

/** In which month an income year of a company begins. */
export const yearBegins = (inForce: InForce, concernId: string | null, year: number): string =>
  taxYearStart(year, inForce.of(companySection.settings.incomeYearStart, concernId));

export async function findDeclarationTerms(
  call: PayCall<Db> | PayCall<Tx>,
  concernId: string | null,
  deps: PayDeps,
): Promise<DeclarationTerms> {
  const inForce = await call.settings.read(call.db, call.clock.now());
  const { today } = (await deps.now(call)).in(concernId);
  const { incomeYearStart, currency } = companySection.settings;
  const { taxCountry, incomeTax } = paySection.settings;
  return {
    present: taxYearOf(today.slice(0, 7), inForce.of(incomeYearStart, concernId)),
    country: inForce.of(taxCountry, concernId).toUpperCase(),
    currency: inForce.of(currency, concernId),
    isTaxed: inForce.of(incomeTax, concernId),
    fromOf: (year) => yearBegins(inForce, concernId, year),
  };
}

/** What the newest slabs of a year count, but for the provident fund: payroll itself knows that; none: no slabs. */
export async function findInvestmentKinds(
  db: Handle,
  country: string,
  year: number,
): Promise<readonly InvestmentKind[] | undefined> {
  const slab = await findSlab(db, country, year);
  if (!slab) return undefined;
  return (readCard(slab.card).rebate?.kinds ?? []).filter(({ key }) => key !== fundKind);
}

/** The present one and the next: what is over is settled with the return, not with pay. */
export const declarableYears = ({ present }: Pick<DeclarationTerms, 'present'>) =>
  [present, present + 1] as const;
