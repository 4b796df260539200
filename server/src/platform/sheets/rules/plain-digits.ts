const bangla = '০১২৩৪৫৬৭৮৯';

/** Bangla figures as the others; everything else stays. */
export const plainDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(bangla.indexOf(digit)));
