import { encode } from 'uqr';
import styles from './second-factor.module.css';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** A QR code as one path, with the margin of four modules that scanners need. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
