/** The part of autocannon that the benchmark uses; the package has no types of its own. */
declare module 'autocannon' {
  export interface Outcome {
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p90: number; readonly p99: number };
    readonly requests: { readonly average: number; readonly total: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }

  /** One connection. */
  export interface Client {
    /** Of the next request. */
    setBody(body: string): void;
    on(event: 'response', heard: () => void): void;
  }

  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly {
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    }[];
    /** Called with each connection before its first request. */
    readonly setupClient?: (client: Client) => void;
  }): Promise<Outcome>;
}
