/** How someone is paid. Cash needs no account; a wallet is kept with its provider as the bank. */
export const paymentMethods = ['Bank', 'Wallet', 'Cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
