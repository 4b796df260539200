import { z } from 'zod';

const decimals = 2;
/** So many of them are one, whatever the currency: a yen, too, is kept in hundredths. */
export const hundredths = 100n;
const form = new RegExp(`^-?\\d{1,15}(\\.\\d{1,${decimals}})?$`);

/** "45000.5" is 4500050n: whole minor units in code, never a float. */
export function minorUnits(text: string): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole + part.padEnd(decimals, '0'));
  return text.startsWith('-') ? -value : value;
}

/** 4500050n is "45000.50". */
export function decimalText(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A decimal string on the wire, minor units in code. */
export const money = () =>
  z.codec(
    z.string().refine((text) => form.test(text), { params: { fault: 'amount' } }),
    z.bigint(),
    { decode: minorUnits, encode: decimalText },
  );
