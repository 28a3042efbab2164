/** `Rs. 1,25,000`: grouped as people in Nepal write it. */
export const rupees = (amount: number): string =>
  `Rs. ${new Intl.NumberFormat('en-IN').format(amount)}`;
