export const COLUMNS = ['due', 'name', 'risk', 'verdict', 'closest', 'records', 'assignee', 'activity'] as const;
export type ColumnName = (typeof COLUMNS)[number];
