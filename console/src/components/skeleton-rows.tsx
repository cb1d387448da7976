import styles from './skeleton-rows.module.css';

/** Shows placeholders in the shape of the rows to come, after 200 ms. */
export function SkeletonRows({ label, rows = 8 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden>
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
