export const COLUMNS = ['due', 'name', 'risk', 'verdict', 'closest', 'records', 'assignee', 'activity'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** Factors by which a column is wider than it comes. */
export const WIDTHS = { standard: 1, wide: 1.5, widest: 2 } as const;
export type Width = keyof typeof WIDTHS;

export interface QueueColumn {
  readonly name: ColumnName;
  readonly isShown: boolean;
  readonly width: Width;
}

/** Reads the columns of the queue from preferences that any program may have written; columns that they do not name come last. */
export function columnsOf(stored: Readonly<Record<string, unknown>> = {}): readonly QueueColumn[] {
  const { queue: hidden, queue_order: order, queue_widths: widths } = stored;
  const named = Array.isArray(order) ? COLUMNS.filter((name) => order.includes(name)) : [];
  const place = (name: ColumnName) => (order as readonly unknown[]).indexOf(name);
  const inOrder = named.toSorted((one, other) => place(one) - place(other));
  return [...inOrder, ...COLUMNS.filter((name) => !named.includes(name))].map((name) => ({
    name,
    isShown: name === 'name' || !(Array.isArray(hidden) && hidden.includes(name)),
    width: widthOf(widths, name),
  }));
}

/** The preferences that `columnsOf` reads. */
export function preferencesOf(columns: readonly QueueColumn[]): Readonly<Record<string, unknown>> {
  const wider = columns.filter(({ width }) => width !== 'standard');
  return {
    queue: columns.filter(({ isShown }) => !isShown).map(({ name }) => name),
    queue_order: columns.map(({ name }) => name),
    queue_widths: Object.fromEntries(wider.map(({ name, width }) => [name, width])),
  };
}

/** Moves a column by one place; the first cannot move up, nor the last down. */
export function moved(columns: readonly QueueColumn[], name: ColumnName, by: -1 | 1): readonly QueueColumn[] {
  const from = columns.findIndex((column) => column.name === name);
  const column = columns[from];
  const to = from + by;
  if (column === undefined || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}

function widthOf(widths: unknown, name: ColumnName): Width {
  const width = typeof widths === 'object' && widths !== null ? (widths as Record<string, unknown>)[name] : undefined;
  return (Object.keys(WIDTHS) as Width[]).find((known) => known === width) ?? 'standard';
}
