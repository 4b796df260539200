const banglaZero = 0x09e6;

/** What a person types in Bangla figures, in the figures of code. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - banglaZero));
