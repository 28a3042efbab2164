/** Formats an amount in rupees as `Rs. 1,25,000`, with digits grouped as in Nepal. */
export const rupees = (amount: number): string =>
  `Rs. ${new Intl.NumberFormat('en-IN').format(amount)}`;
