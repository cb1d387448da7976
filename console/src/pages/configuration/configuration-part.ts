import type { Configuration } from '../../api/configuration.js';

/** A part of the form: what is set, what it changes, and why the service refused it. */
export interface ConfigurationPart {
  readonly settings: Configuration;
  readonly onChange: (change: Partial<Configuration>) => void;
  readonly error: Error | null;
}
