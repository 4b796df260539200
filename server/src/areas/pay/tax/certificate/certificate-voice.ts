import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { certificateBn } from '@muster/contract/pay/tax/certificate/certificate-words.bn.ts';
import { certificateEn } from '@muster/contract/pay/tax/certificate/certificate-words.en.ts';
import { type PaperVoice, paperVoice } from '../../pdf/payslip-voice.ts';
import type { TaxCertificate } from './find-certificates.ts';

const words = { en: certificateEn, bn: certificateBn };
type CertificateWords = (typeof words)[Language];
export type CertificateVoice = PaperVoice<CertificateWords>;

export const certificateVoice = ({
  languages,
  currency,
}: Pick<TaxCertificate, 'languages' | 'currency'>): CertificateVoice =>
  paperVoice(words, languages, currency);
