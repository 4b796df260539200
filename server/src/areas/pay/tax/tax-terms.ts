import { hundredths } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { noIncomeSlab } from '@muster/contract/pay/refusals.ts';
import { paySection } from '@muster/contract/pay/settings.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { InForce } from '../../../platform/settings/settings.ts';
import type { TaxTerms } from '../rules/inputs.ts';
import { taxYearEnd, taxYearOf, taxYearStart } from '../rules/tax/tax-year.ts';

interface Taxed {
  readonly concernId: string;
  readonly month: string;
  readonly componentId: string;
}

/** The newest slabs of a country for a year: what they were before is for pay that was calculated by it. */
export async function findSlab(db: Handle, country: string, year: number) {
  const found = await sql<{ slabId: string; versionId: string; version: number; card: unknown }>`
    select slab.id as "slabId", version.id as "versionId", version.number as version, version.card
    from income_slab as slab join income_slab_version as version on version.slab_id = slab.id
    where slab.country = ${country} and slab.year = ${year}
    order by version.number desc limit 1`.execute(db);
  return found.rows[0];
}

/** By what a company's pay of a month is taxed; undefined: it takes no income tax. */
export async function findTaxTerms(
  db: Handle,
  inForce: InForce,
  { concernId, month, componentId }: Taxed,
): Promise<TaxTerms | undefined> {
  const { settings } = paySection;
  if (!inForce.of(settings.incomeTax, concernId)) return undefined;
  const start = inForce.of(companySection.settings.incomeYearStart, concernId);
  const year = taxYearOf(month, start);
  const country = inForce.of(settings.taxCountry, concernId).toUpperCase();
  const slab = await findSlab(db, country, year);
  if (!slab) throw new Refusal(noIncomeSlab, { country, year: String(year) });
  return {
    ...slab,
    country,
    year,
    from: taxYearStart(year, start),
    until: taxYearEnd(year, start),
    unit: Math.round(Number(inForce.of(settings.taxUnit, concernId)) * Number(hundredths)),
    componentId,
    countsFund: inForce.of(settings.fundRecognised, concernId),
  };
}
