/** In the audit log. */
export const declarationDeedsEn = {
  'tax-declaration.send': 'Declared investments: {record}',
  'tax-declaration.change': 'Changed the own declaration of investments: {record}',
  'tax-declaration.cancel': 'Cancelled the own declaration of investments: {record}',
  'tax-declaration.accept': 'Accepted a declaration of investments: {record}',
  'tax-declaration.return': 'Returned a declaration of investments: {record}',
  'tax-declaration.replace': 'Replaced an accepted declaration of investments: {record}',
};
