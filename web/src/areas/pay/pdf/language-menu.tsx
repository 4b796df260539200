import { type PayslipLanguage, payslipLanguages } from '@muster/contract/pay/pdf/pdf-calls.ts';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/words.ts';

interface LanguageMenuProps {
  /** the button that opens it */
  readonly children: ReactNode;
  readonly onChoose: (language: PayslipLanguage) => void;
}

/** In which languages a payslip is to be printed; the reader's own comes first. */
export function LanguageMenu({ children, onChoose }: LanguageMenuProps) {
  const { words, language } = useWords();
  const own = (one: PayslipLanguage) => (one === language ? 0 : 1);
  return (
    <Menu width={180} position="bottom-end">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {payslipLanguages
          .toSorted((a, b) => own(a) - own(b))
          .map((one) => (
            <Menu.Item key={one} onClick={() => onChoose(one)}>
              {words.pay.payslipPdf[one]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
