/**
 * Returns where the shop is, for use in sentences. For `Putalisadak, Kathmandu, Nepal`, `place` is
 * `Putalisadak, Kathmandu`: the last two parts before the country. `quarter` is the first part of
 * `place`.
 */
export function shopPlace(address: string): { place: string; quarter: string } {
  const parts = address.split(',').map((part) => part.trim());
  const local = parts.filter((part) => part !== '' && part.toLowerCase() !== 'nepal').slice(-2);
  const [quarter = address] = local;
  return { place: local.join(', ') || address, quarter };
}
