import { taxCertificateCalls } from '@muster/contract/pay/tax/certificate/certificate-calls.ts';
import { IconCertificate } from '@tabler/icons-react';
import { call } from '../../../../api/client.ts';
import { print } from '../../../../api/jobs/printings.ts';
import { useWords } from '../../../../words/words.ts';
import { LanguageMenu } from '../../pdf/language-menu.tsx';
import { showTaxYear } from '../tax-text.ts';

interface PrintCertificatesProps {
  readonly ids: readonly string[];
  readonly shown: { readonly year: number; readonly from: string };
}

/** One PDF of the certificates of those who are chosen; its card says how far it is. */
export function PrintCertificates({ ids, shown: { year, from } }: PrintCertificatesProps) {
  const { words, say, language: reads } = useWords();
  const said = words.pay.certificate;
  return (
    <LanguageMenu
      onChoose={(language) =>
        print(say(said.printTitle, { year: showTaxYear(year, reads, from) }), () =>
          call(taxCertificateCalls.many, { body: { ids: [...ids], year, language } }),
        )
      }
    >
      <button type="button">
        <IconCertificate size={16} stroke={1.7} aria-hidden />
        {said.print}
      </button>
    </LanguageMenu>
  );
}
