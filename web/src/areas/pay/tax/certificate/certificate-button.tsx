import type { PayslipLanguage } from '@muster/contract/pay/pdf/pdf-calls.ts';
import { taxCertificateCalls } from '@muster/contract/pay/tax/certificate/certificate-calls.ts';
import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';
import { Button } from '@mantine/core';
import { IconCertificate, IconChevronDown } from '@tabler/icons-react';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useOneAtATime } from '../../../../ui/form/guards/use-one-at-a-time.ts';
import { saveFile } from '../../../../ui/list/views/save-file.ts';
import { notify } from '../../../../ui/status/notify.ts';
import { useWords } from '../../../../words/words.ts';
import { LanguageMenu } from '../../pdf/language-menu.tsx';
import { showTaxYear } from '../tax-text.ts';

interface CertificateButtonProps {
  readonly details: TaxDetails;
  /** whoever it is about asks for it */
  readonly isOwn: boolean;
}

/** Saves the certificate of the year in the language that is chosen; nothing was paid yet: there is none. */
export function CertificateButton({ details, isOwn }: CertificateButtonProps) {
  const { words, say, language: shown } = useWords();
  const said = words.pay.certificate;
  const { employee, year, from, months } = details;
  const saving = useOneAtATime(async (language: PayslipLanguage) => {
    try {
      const query = { year, language };
      const file = isOwn
        ? await call(taxCertificateCalls.own, { query })
        : await call(taxCertificateCalls.one, { params: { employeeId: employee.id }, query });
      const title = say(said.title, { year: showTaxYear(year, shown, from) });
      saveFile(`${title} - ${employee.name}.pdf`, file);
      notify.success(said.saved);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.failed);
    }
  });
  const isPaid = months.some(({ pays }) => pays.some(({ state }) => state === 'Paid'));
  if (!isPaid) return null;
  return (
    <LanguageMenu onChoose={(language) => void saving.start(language)}>
      <Button
        variant="default"
        loading={saving.isBusy}
        leftSection={<IconCertificate size={16} stroke={1.7} aria-hidden />}
        rightSection={<IconChevronDown size={14} aria-hidden />}
      >
        {said.button}
      </Button>
    </LanguageMenu>
  );
}
