import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { type PayslipLanguage, payslipPdfCalls } from '@muster/contract/pay/pdf/pdf-calls.ts';
import { Button } from '@mantine/core';
import { IconChevronDown, IconPrinter } from '@tabler/icons-react';
import { call } from '../../../api/client.ts';
import { print } from '../../../api/jobs/printings.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { LanguageMenu } from './language-menu.tsx';

type PayslipChoice = Omit<Input<typeof payslipPdfCalls.many>['body'], 'language'>;

interface PrintPayslipsProps {
  readonly choice: PayslipChoice;
  /** among the actions for chosen rows it is a button of their bar */
  readonly isBulk?: boolean;
}

/** One PDF of many payslips; its card says how far it is, on whatever page one is by then. */
export function PrintPayslips({ choice, isBulk = false }: PrintPayslipsProps) {
  const { words, say, language } = useWords();
  const said = words.pay.payslipPdf;
  const start = (chosen: PayslipLanguage) =>
    print(say(said.printTitle, { month: showMonth(choice.month, language) }), () =>
      call(payslipPdfCalls.many, { body: { ...choice, language: chosen } }),
    );
  return (
    <LanguageMenu onChoose={start}>
      {isBulk ? (
        <button type="button">
          <IconPrinter size={16} stroke={1.7} aria-hidden />
          {said.print}
        </button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {said.print}
        </Button>
      )}
    </LanguageMenu>
  );
}
