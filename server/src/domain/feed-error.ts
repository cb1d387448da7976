/** A server could not be reached, or did not deliver its list or feed. The message is shown to people. */
export class FeedError extends Error {
  readonly forPeople = true;
  /** True when no connection could be made. */
  readonly unreachable: boolean;

  constructor(message: string, { unreachable = false }: { unreachable?: boolean } = {}) {
    super(message);
    this.name = 'FeedError';
    this.unreachable = unreachable;
  }
}
