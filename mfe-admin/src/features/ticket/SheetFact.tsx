type SheetFactProps = { name: string; value: string | undefined; className?: string | undefined };

/** One fact on a printed sheet. A fact without a value is left out. */
export function SheetFact({ name, value, className }: SheetFactProps) {
  if (!value) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
