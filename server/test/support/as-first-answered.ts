/** Fields of a stored search that its first answer does not have: the work on it, and what the console draws. */
const LATER = ['work', 'needs_second', 'proposal', 'is_sample', 'key_driver_details'];

/** A stored search as it was first answered: all its other fields, in their order. */
export function asFirstAnswered(read: object): object {
  return Object.fromEntries(Object.entries(read).filter(([field]) => !LATER.includes(field)));
}
