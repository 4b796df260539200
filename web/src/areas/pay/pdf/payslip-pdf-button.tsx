import { type PayslipLanguage, payslipPdfCalls } from '@muster/contract/pay/pdf/pdf-calls.ts';
import type { Payslip } from '@muster/contract/pay/sheet-calls.ts';
import { Button } from '@mantine/core';
import { IconChevronDown, IconFileTypePdf } from '@tabler/icons-react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { saveFile } from '../../../ui/list/views/save-file.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { LanguageMenu } from './language-menu.tsx';

interface PayslipPdfButtonProps {
  readonly payslip: Payslip;
  /** as whose own it is read, or by the office */
  readonly of: 'own' | 'one';
}

/** Saves a payslip as a PDF in the language that is chosen. */
export function PayslipPdfButton({ payslip, of }: PayslipPdfButtonProps) {
  const { words, say, language: shown } = useWords();
  const { payslip: said, payslipPdf } = words.pay;
  const { id, employee } = payslip;
  const saving = useOneAtATime(async (language: PayslipLanguage) => {
    try {
      const file = await call(payslipPdfCalls[of], { params: { id }, query: { language } });
      saveFile(
        `${say(said.title, { month: showPaidFor(payslip, shown) })} - ${employee.name}.pdf`,
        file,
      );
      notify.success(payslipPdf.saved);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? payslipPdf.failed);
    }
  });
  return (
    <LanguageMenu onChoose={(language) => void saving.start(language)}>
      <Button
        variant="default"
        loading={saving.isBusy}
        leftSection={<IconFileTypePdf size={16} stroke={1.7} aria-hidden />}
        rightSection={<IconChevronDown size={14} aria-hidden />}
      >
        {payslipPdf.download}
      </Button>
    </LanguageMenu>
  );
}
