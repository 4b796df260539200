import { dayCount } from '@muster/contract/kernel/dates/dates.ts';
import { hundredths } from '@muster/contract/kernel/money/money.ts';
import { decimalsOf } from '@muster/contract/kernel/money/money-arithmetic.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { paySection, type Proration } from '@muster/contract/pay/settings.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { InForce } from '../../../platform/settings/settings.ts';
import { type BonusTerms, engineVersion, type Terms } from '../rules/inputs.ts';
import { findComponentFacts } from '../store/components.ts';
import { findTaxTerms } from '../tax/tax-terms.ts';

/** A closed month of a concern. */
export interface ClosedPeriod {
  readonly concernId: string;
  readonly month: string;
  readonly from: string;
  readonly until: string;
  /** when it was closed: opened and closed again, it is another */
  readonly closedAt: string;
}

/** The working days of most who were there from first to last. */
async function workingDays(
  db: Handle,
  { concernId, month }: ClosedPeriod,
  days: number,
): Promise<number> {
  const found = await sql<{ working: number | null }>`
    select mode() within group (order by working) as working from attendance_figure
    where concern_id = ${concernId} and month = ${month} and days = ${days}`.execute(db);
  return found.rows[0]?.working || 26;
}

/** To whole ones of so many hundredths is rounded up what is paid out: nobody is paid a part of a yen. */
function netUnitOf(inForce: InForce, concernId: string): number {
  const whole = Number(hundredths);
  const unit = Math.round(Number(inForce.of(paySection.settings.netUnit, concernId)) * whole);
  const decimals = decimalsOf(inForce.of(companySection.settings.currency, concernId));
  return Math.max(decimals === 0 ? whole : 1, unit);
}

/** All that is set for a company, as it is now; the run keeps it. */
export async function makeTerms(
  db: Handle,
  inForce: InForce,
  period: ClosedPeriod,
): Promise<Terms> {
  const { concernId, month, from, until } = period;
  const { settings } = paySection;
  const days = dayCount(from, until);
  const working = await workingDays(db, period, days);
  const daysBy = (basis: Proration): number =>
    basis === 'calendar' ? days : basis === 'working' ? working : Number(basis);
  const { components, roundingId, taxId } = await findComponentFacts(db);
  const tax = await findTaxTerms(db, inForce, { concernId, month, componentId: taxId });
  const proration = inForce.of(settings.proration, concernId);
  return {
    engine: engineVersion,
    month,
    from,
    until,
    days,
    closedAt: period.closedAt,
    proration,
    whole: daysBy(proration),
    absenceDays: daysBy(inForce.of(settings.absenceDays, concernId)),
    overtimeHours: inForce.of(settings.overtimeHours, concernId),
    netFloor: inForce.of(settings.netFloor, concernId),
    netUnit: netUnitOf(inForce, concernId),
    suspendedPays: inForce.of(settings.suspendedPays, concernId),
    longLeavePays: inForce.of(settings.longLeavePays, concernId),
    halfDayAbsence: inForce.of(settings.halfDayAbsence, concernId),
    fundAfterMonths: inForce.of(settings.fundAfterMonths, concernId),
    components,
    roundingId,
    ...(tax && { tax }),
  };
}

/** Of a bonus: one day, and nothing that hangs on attendance. */
export async function makeBonusTerms(
  db: Handle,
  inForce: InForce,
  concernId: string,
  bonus: Omit<BonusTerms, 'componentId'>,
): Promise<Terms & { readonly bonus: BonusTerms }> {
  const { day } = bonus;
  const { bonusId, taxId, ...facts } = await findComponentFacts(db);
  const month = day.slice(0, 7);
  const tax = await findTaxTerms(db, inForce, { concernId, month, componentId: taxId });
  return {
    engine: engineVersion,
    month,
    from: day,
    until: day,
    days: 1,
    closedAt: '',
    proration: '30',
    whole: 1,
    absenceDays: 30,
    overtimeHours: 208,
    netFloor: 0,
    netUnit: netUnitOf(inForce, concernId),
    suspendedPays: 100,
    longLeavePays: 100,
    fundAfterMonths: 0,
    ...facts,
    ...(tax && { tax }),
    bonus: { ...bonus, componentId: bonusId },
  };
}
