import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../i18n/language.js';
import styles from './data-grid.module.css';

export interface Column<Item> {
  readonly id: string;
  readonly title: string;
  /** A track of `grid-template-columns`. */
  readonly width: string;
  readonly align?: 'end';
  readonly cell: (item: Item) => ReactNode;
}

interface Props<Item> {
  readonly label: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly rowHeight: number;
  /** Cells stand below each other, without heads: for narrow screens. */
  readonly stacked: boolean;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly selected: ReadonlySet<string>;
  readonly selectLabel: (item: Item) => string;
  readonly onSelect: (item: Item) => void;
  readonly onExtend: (step: 1 | -1) => void;
  readonly onOpen: (item: Item) => void;
  /** The last rows are in view: more may be fetched. */
  readonly onEnd: () => void;
}

/**
 * A grid of any number of rows, of which those in view exist. One row is in the order of Tab; arrows, Home, End, Page keys
 * move it, Space selects it, Enter opens it.
 */
export function DataGrid<Item>(props: Props<Item>) {
  const { label, columns, items, keyOf, rowHeight, stacked, active, onActive, selected, onEnd } = props;
  const words = useWords().common;
  const scroller = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as Item),
    overscan: 12,
    scrollPaddingStart: stacked ? 0 : 36,
  });
  const template = `36px ${columns.map(({ width }) => width).join(' ')}`;
  const visible = rows.getVirtualItems();
  const last = visible.at(-1)?.index ?? 0;

  useEffect(() => rows.measure(), [rows, rowHeight]);
  useEffect(() => {
    if (items.length > 0 && last >= items.length - 20) onEnd();
  }, [last, items.length, onEnd]);
  useEffect(() => {
    if (items.length === 0) return;
    rows.scrollToIndex(active);
    const focused = document.activeElement;
    // Taken from the page, never from a field or button.
    const isFree = focused?.contains(scroller.current) || scroller.current?.contains(focused);
    if (!wantsFocus.current && !isFree) return;
    wantsFocus.current = false;
    // The row may come into being by the scrolling.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true }),
    );
  }, [active, rows, items.length]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement && event.key === ' ') return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
    const item = items[active];
    const move = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -active, End: items.length }[
      event.key
    ];
    if (move !== undefined && event.shiftKey && Math.abs(move) === 1) props.onExtend(move as 1 | -1);
    else if (move !== undefined) onActive(Math.min(items.length - 1, Math.max(0, active + move)));
    else if (event.key === ' ' && item !== undefined) props.onSelect(item);
    else return;
    event.preventDefault();
    wantsFocus.current = true;
  }

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={items.length + 1}
      aria-multiselectable
      className={styles.grid}
      data-stacked={stacked || undefined}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={stacked ? 'visually-hidden' : styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row} style={{ gridTemplateColumns: template }}>
          <span role="columnheader">
            <span className="visually-hidden">{words.selection}</span>
          </span>
          {columns.map(({ id, title, align }) => (
            <span key={id} role="columnheader" className={styles.title} data-align={align}>
              {title}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ blockSize: rows.getTotalSize() }}>
        {visible.map(({ index, key, start }) => {
          const item = items[index] as Item;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of its rows
            <div
              key={key}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={selected.has(keyOf(item))}
              tabIndex={index === active ? 0 : -1}
              data-index={index}
              className={styles.row}
              style={{
                blockSize: rowHeight,
                translate: `0 ${start}px`,
                ...(!stacked && { gridTemplateColumns: template }),
              }}
              onFocus={() => index !== active && onActive(index)}
              onClick={(event) => {
                if (event.defaultPrevented || (event.target as Element).closest('a, input, label, button')) return;
                props.onOpen(item);
              }}
            >
              <span role="gridcell" className={styles.select}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    tabIndex={-1}
                    checked={selected.has(keyOf(item))}
                    onChange={() => props.onSelect(item)}
                    aria-label={props.selectLabel(item)}
                  />
                </label>
              </span>
              {columns.map(({ id, align, cell }) => (
                <span key={id} role="gridcell" className={styles.cell} data-column={id} data-align={align}>
                  {cell(item)}
                </span>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
