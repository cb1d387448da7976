/** The sign of the product. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <path d="M9 10h14M16 10v13" stroke="var(--on-accent)" strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  );
}
