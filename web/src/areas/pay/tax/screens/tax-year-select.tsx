import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { Select } from '@mantine/core';
import { today } from '../../../../session/company-days.ts';
import { plainOptions } from '../../../../ui/form/inputs/choice-input.tsx';
import { useWords } from '../../../../words/words.ts';
import { taxYears } from '../tax-text.ts';

interface TaxYearSelectProps {
  /** which is shown, and with which month it begins; none yet: the answer says */
  readonly shown: { readonly year: number; readonly from: string } | undefined;
  /** there is room for a label */
  readonly isSheet?: boolean;
  readonly className?: string;
  readonly onChange: (year: string) => void;
}

export function TaxYearSelect({ shown, isSheet, className, onChange }: TaxYearSelectProps) {
  const { words, say, language } = useWords();
  const said = words.pay.tax.report;
  const years = shown ? taxYears(shown.year, shown.from, today()) : [];
  return (
    <Select
      className={className}
      label={isSheet ? said.year : undefined}
      aria-label={said.year}
      w={isSheet ? undefined : 190}
      data={years.map((year) => ({
        value: String(year),
        label: say(said.openYear, { year: showTaxYear(year, language, shown?.from) }),
      }))}
      value={shown ? String(shown.year) : null}
      allowDeselect={false}
      onChange={(chosen) => chosen && onChange(chosen)}
      {...plainOptions}
    />
  );
}
