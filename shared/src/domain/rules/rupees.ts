/** Formats an amount as `Rs. 1,25,000`. The digits are grouped as usual in Nepal. */
export const rupees = (amount: number): string =>
  `Rs. ${new Intl.NumberFormat('en-IN').format(amount)}`;
