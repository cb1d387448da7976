/** Settings of the HTTP server; `platform/config/config.ts` has checked every number. */
export interface HttpSettings {
  /** Requests a minute per organization; 0 is no limit. */
  readonly rateLimitPerMinute: number;
  /** Requests a minute per console session; 0 is no limit. */
  readonly consoleRateLimitPerMinute: number;
  /** Requests a minute per address on the token endpoint; 0 is no limit. */
  readonly tokenRateLimitPerMinute: number;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted; none if empty. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds within which a whole request must have arrived; 0 is no limit. */
  readonly requestTimeout: number;
  /** Milliseconds of event-loop delay above which requests are turned away with 503; 0 is no limit. */
  readonly maxEventLoopDelay: number;
  /** Open connections, in all and of one address. */
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** Bytes of request bodies in memory at one moment, in all and of one address or organization; at least twice the largest body. */
  readonly maxBodyBytes: number;
  readonly maxBodyBytesPerCaller: number;
  /** Bytes of uploaded files on disk at one moment; at least twice the largest file. */
  readonly maxUploadBytes: number;
  /** The built console; absent: it is not served. */
  readonly consoleFolder?: string;
  /** Folder for uploads while they are received; used by this process alone. */
  readonly uploadFolder: string;
}
