type SheetFactProps = { name: string; value: string | undefined; className?: string | undefined };

/** A fact on a printed sheet. Facts that nobody entered are left out. */
export function SheetFact({ name, value, className }: SheetFactProps) {
  if (!value) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
